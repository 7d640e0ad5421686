import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Picture } from '@/lib/contract/picture';
import type { Video } from '@/lib/contract/video';
import type { CropParams } from './pictures/Cropper';
import type { PictureParams } from './pictures/PictureLibrary';
import type { VideoParams } from './videos/VideoLibrary';

/** The media dialogs; their code and words come when they are first asked for, with `useOnDemand`. */
export const pictureLibrary: OnDemand<PictureParams, Picture[]> = {
  load: () => import('./pictures/PictureLibrary').then((module) => module.PictureLibrary),
  namespaces: ['media', 'picture'],
};
export const videoLibrary: OnDemand<VideoParams, Video[]> = {
  load: () => import('./videos/VideoLibrary').then((module) => module.VideoLibrary),
  namespaces: ['media', 'picture', 'video'],
};
export const cropper: OnDemand<CropParams, File> = {
  load: () => import('./pictures/Cropper').then((module) => module.Cropper),
  namespaces: ['media'],
};
export const videoPlayer: OnDemand<{ url: string; title: string; cover: string }, never> = {
  load: () => import('./videos/VideoPlayer').then((module) => module.VideoPlayer),
  namespaces: ['video'],
};
