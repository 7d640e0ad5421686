import { alive } from '@/lib/bff/health';

export const dynamic = 'force-dynamic';

export { alive as GET };
