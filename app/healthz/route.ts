import { alive } from '@/lib/bff/monitoring/health';

export const dynamic = 'force-dynamic';

export { alive as GET };
