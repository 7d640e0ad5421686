import { type ZodType, z } from 'zod';
import { needsAny, signedIn } from './access';
import { endpoint } from './call/endpoint';
import { type VideoPage, videoPageOf, videoPaging } from './call/page';
import { pageBeside } from './call/page-beside';
import { id } from './field/fields';

/** The category that means all of them (specification 2.5); it is never sent with an upload. */
export const ALL_VIDEOS = 0;

export const video = z.object({
  id,
  url: z.string(),
  cover: z.string().default(''),
  title: z.string().default(''),
  categoryId: id.default(ALL_VIDEOS),
  /** Seconds; a server may leave it out. */
  duration: z.number().nullish(),
  bytes: z.number().int().nullish(),
  createTime: z.string().nullish(),
});
export type Video = z.infer<typeof video>;

/** Page size of the video library: that of the pictures (specification 9). */
export const VIDEO_PAGE_SIZE = 10;

/** Longest title of a video (media.md 1). */
export const MAX_VIDEO_TITLE = 50;

export const videoCategory = z.object({ id, name: z.string() });

export const videoCategories = endpoint({
  name: 'video.categories',
  method: 'GET',
  path: 'api/v1/admin/video/category/list',
  access: signedIn,
  data: z.array(videoCategory),
});

/** The size limit in megabytes may stand beside the rows (media.md 4), as it does beside the pictures. */
export interface VideosPage extends VideoPage<Video> {
  maxMb?: number | undefined;
}

const videosPage: ZodType<VideosPage> = pageBeside(
  videoPageOf(video),
  z.object({ maxMb: z.number().positive().optional() }),
  ({ maxMb }) => (maxMb === undefined ? {} : { maxMb }),
);

export const videoList = endpoint({
  name: 'video.list',
  method: 'GET',
  path: 'api/v1/admin/video/list',
  access: signedIn,
  query: videoPaging(VIDEO_PAGE_SIZE).extend({ categoryId: z.coerce.number().int().default(ALL_VIDEOS) }),
  data: videosPage,
});

/** Multipart: `file`, `categoryId` (only when not 0), `cover`, `title`. */
export const videoUpload = endpoint({
  name: 'video.upload',
  kind: 'videoUpload',
  method: 'POST',
  path: 'api/v1/admin/video/upload',
  access: needsAny('admin_P1', 'admin_P2', 'admin_P3', 'admin_P5', 'admin_P6', 'admin_P7'),
  body: z.object({
    categoryId: z.coerce.number().int().optional(),
    cover: z.string().default(''),
    title: z.string().trim().max(MAX_VIDEO_TITLE).default(''),
  }),
  data: video,
  labels: 'video.fields',
});
