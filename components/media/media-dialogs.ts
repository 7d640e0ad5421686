import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Picture } from '@/lib/contract/picture';
import type { Video } from '@/lib/contract/video';
import type { CropWish } from './Cropper';
import type { PictureWish } from './PictureLibrary';
import type { VideoWish } from './VideoLibrary';

/** The media dialogs; their code and words come when they are first asked for, with `useOnDemand`. */
export const pictureLibrary: OnDemand<PictureWish, Picture[]> = {
  load: () => import('./PictureLibrary').then((module) => module.PictureLibrary),
  sections: ['media', 'picture'],
};
export const videoLibrary: OnDemand<VideoWish, Video[]> = {
  load: () => import('./VideoLibrary').then((module) => module.VideoLibrary),
  sections: ['media', 'picture', 'video'],
};
export const cropper: OnDemand<CropWish, File> = {
  load: () => import('./Cropper').then((module) => module.Cropper),
  sections: ['media'],
};
export const videoPlayer: OnDemand<{ url: string; title: string; cover: string }, never> = {
  load: () => import('./VideoPlayer').then((module) => module.VideoPlayer),
  sections: ['video'],
};
