import { onDemand } from '@/components/dialogs/use-on-demand';

/** The media dialogs; their code and words come when they are first asked for, with `useOnDemand`. */
export const pictureLibrary = onDemand(
  () => import('./pictures/PictureLibrary').then((module) => module.PictureLibrary),
  ['media', 'picture'],
);
export const videoLibrary = onDemand(
  () => import('./videos/VideoLibrary').then((module) => module.VideoLibrary),
  ['media', 'picture', 'video'],
);
export const cropper = onDemand(() => import('./pictures/Cropper').then((module) => module.Cropper), ['media']);
export const videoPlayer = onDemand(() => import('./videos/VideoPlayer').then((module) => module.VideoPlayer), ['video']);
