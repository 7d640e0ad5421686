import { createHash, timingSafeEqual } from 'node:crypto';
import { services } from '../proxy-services';

/**
 * Metrics for whoever knows METRICS_TOKEN. Without the variable the page does not exist: behind a proxy on the same
 * machine every visitor comes from the loopback address, so "local only" would protect nothing.
 */
export async function showMetrics(request: Request): Promise<Response> {
  const { environment, metrics } = services();
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const wanted = environment.metricsToken;
  if (!wanted || !sameText(request.headers.get('authorization') ?? '', `Bearer ${wanted}`))
    return new Response(null, { status: 404, headers });
  return new Response(await metrics.registry.metrics(), { headers: { ...headers, 'content-type': metrics.registry.contentType } });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compared by digest, so that the time it takes tells nothing about the token. */
const sameText = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
