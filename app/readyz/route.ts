import { ready } from '@/lib/bff/health';

export const dynamic = 'force-dynamic';

export { ready as GET };
