import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { CarouselFormParams } from './CarouselForm';

export const carouselForm: OnDemand<CarouselFormParams, true> = {
  load: () => import('./CarouselForm').then((module) => module.CarouselForm),
  namespaces: [],
};
