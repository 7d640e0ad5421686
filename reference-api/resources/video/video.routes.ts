import { and, asc, count, desc, eq } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { ALL_VIDEOS, MAX_VIDEO_TITLE, type Video, videoCategories, videoList, videoUpload } from '@/lib/contract/video';
import { wireTime } from '@/lib/format/shanghai-time';
import { success } from '@/reference-api/answer';
import type { Database } from '@/reference-api/database/connect';
import { video, videoCategory } from '@/reference-api/database/schema/media';
import { MissingFile } from '@/reference-api/media/bad-file';
import { formRequest } from '@/reference-api/media/form-request';
import { keepVideo, videoUrl } from '@/reference-api/media/keep-files';
import { mediaLimits } from '@/reference-api/media/limits';
import { receiveForm } from '@/reference-api/media/receive-form';
import { videoLength } from '@/reference-api/media/video-length';
import { notFound } from '@/reference-api/not-found';
import { refuseField } from '@/reference-api/refusal';
import { type Api, serve, serveStream } from '@/reference-api/serve';

/** Mounts the video library (media.md 1). */
export function mountVideos(api: Api): void {
  const { media } = api.context;

  serve(api, videoCategories, async ({ database, language }) => {
    const rows = await database.select().from(videoCategory).orderBy(asc(videoCategory.sort), asc(videoCategory.id));
    return rows.map(({ id, name, nameEn }) => ({ id, name: language === 'en' && nameEn !== '' ? nameEn : name }));
  });

  serve(api, videoList, async ({ query, caller, database }) => {
    const { page, pageSize, categoryId } = query;
    const wanted = and(
      caller.storeId === MAIN_STORE ? undefined : eq(video.storeId, caller.storeId),
      categoryId === ALL_VIDEOS ? undefined : eq(video.categoryId, categoryId),
    );
    const newestFirst = [desc(video.createTime), desc(video.id)];
    const rows = await database
      .select()
      .from(video)
      .where(wanted)
      .orderBy(...newestFirst)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [found] = await database.select({ total: count() }).from(video).where(wanted);
    const { videoMaxMb } = await mediaLimits(database, media, caller);
    return { rows: rows.map(wireVideo), total: found?.total ?? 0, page, pageSize, maxMb: videoMaxMb };
  });

  serveStream(api, videoUpload, async ({ caller, database, now }, c) => {
    const { videoMaxMb } = await mediaLimits(database, media, caller);
    const rules = { kind: 'video', fileField: /^file$/, maxMb: videoMaxMb, maxFiles: 1 } as const;
    const { fields, files } = await receiveForm(formRequest(c), rules, media.incoming);
    try {
      const [file] = files;
      if (!file) throw new MissingFile('video');
      const categoryId = await categoryIn(database, fields.categoryId);
      const title = titleIn(fields.title, file.name);
      const duration = await videoLength(file.path, file.type.extension);
      const row = {
        categoryId,
        title,
        cover: coverIn(fields.cover),
        bytes: file.bytes,
        duration,
        storeId: caller.storeId,
        createTime: now,
      };
      const [kept] = await database.transaction(async (transaction) => {
        const made = await transaction
          .insert(video)
          .values({ ...row, url: videoUrl(file) })
          .returning();
        // After the row: what the database refuses leaves no file behind, and a file that cannot be kept leaves no row.
        await keepVideo(media, file);
        return made;
      });
      return c.json(success(kept && wireVideo(kept)));
    } finally {
      await Promise.all(files.map(({ path }) => media.incoming.remove(path)));
    }
  });
}

async function categoryIn(database: Database, given: string | undefined): Promise<number> {
  const id = Number(given ?? ALL_VIDEOS);
  if (id === ALL_VIDEOS) return ALL_VIDEOS;
  const [found] = Number.isSafeInteger(id) ? await database.select().from(videoCategory).where(eq(videoCategory.id, id)) : [];
  if (!found) throw notFound('category');
  return id;
}

/** A video without a title is called like its file. */
function titleIn(given: string | undefined, fileName: string): string {
  const title = given?.trim() || fileName.replace(/\.[^.]{1,5}$/, '').slice(0, MAX_VIDEO_TITLE);
  if (title.length > MAX_VIDEO_TITLE)
    throw refuseField('title', 'maxLength', { label: { message: 'video.fields.title' }, max: MAX_VIDEO_TITLE });
  return title;
}

/** The address of a picture: of this API or of the web. Anything a browser would run is refused. */
function coverIn(given: string | undefined): string {
  const cover = given?.trim() ?? '';
  const shown = cover === '' || (cover.length <= 500 && /^(https?:\/\/|\/?media\/)[^\s\0<>"'\\]+$/.test(cover));
  if (!shown) throw refuseField('cover', 'pattern', { label: { message: 'video.fields.cover' } });
  return cover;
}

const wireVideo = ({ id, url, cover, title, categoryId, bytes, duration, createTime }: typeof video.$inferSelect): Video => ({
  id,
  url,
  cover,
  title,
  categoryId,
  bytes,
  duration,
  createTime: wireTime(createTime),
});
