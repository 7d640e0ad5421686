import { showMetrics } from '@/lib/bff/show-metrics';

export const dynamic = 'force-dynamic';

export { showMetrics as GET };
