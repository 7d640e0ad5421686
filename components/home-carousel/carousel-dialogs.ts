import { onDemand } from '@/components/dialogs/use-on-demand';

export const carouselForm = onDemand(() => import('./CarouselForm').then((module) => module.CarouselForm));
