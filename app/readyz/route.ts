import { ready } from '@/lib/bff/monitoring/health';

export const dynamic = 'force-dynamic';

export { ready as GET };
