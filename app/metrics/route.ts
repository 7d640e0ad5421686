import { showMetrics } from '@/lib/bff/monitoring/show-metrics';

export const dynamic = 'force-dynamic';

export { showMetrics as GET };
