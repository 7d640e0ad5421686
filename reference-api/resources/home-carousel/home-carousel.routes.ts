import { homeCarousel } from '@/lib/contract/home-carousel';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import type { Api } from '@/reference-api/serve';
import { homeCarouselSpec } from './home-carousel-spec';

/** Mounts the home page's carousel (parameter.md 2). */
export function mountHomeCarousel(api: Api): void {
  crudRoutes(api, homeCarousel, homeCarouselSpec);
}
