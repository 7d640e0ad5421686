import { and, count, desc, eq, ilike, inArray, ne, or, type SQL } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { type Picture, pictureList, pictureRemove, pictureUpload, pictureUsage } from '@/lib/contract/picture';
import { wireTime } from '@/lib/format/shanghai-time';
import { success } from '@/reference-api/answer';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import type { Context } from '@/reference-api/context';
import { requireOwn, storeScope } from '@/reference-api/crud/scope';
import type { Database } from '@/reference-api/database/connect';
import { picture } from '@/reference-api/database/schema/media';
import { keepingFiles, removingFiles } from '@/reference-api/media/file-lock';
import { formRequest } from '@/reference-api/media/form-request';
import { mediaLimits } from '@/reference-api/media/limits';
import { receivePictures } from '@/reference-api/media/receive-pictures';
import { keyOfUrl } from '@/reference-api/media/storage';
import { placesOfPicture } from '@/reference-api/media/usage';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve, serveStream } from '@/reference-api/serve';

/** Mounts the picture library (media.md 1). */
export function mountPictures(api: Api): void {
  const { media } = api.context;

  serve(api, pictureList, async ({ query, caller, database }) => {
    const wanted = and(
      ownPictures(caller),
      query.keyword ? ilike(picture.name, `%${query.keyword.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
      query.sha256 ? eq(picture.sha256, query.sha256) : undefined,
    );
    const rows = await database
      .select()
      .from(picture)
      .where(wanted)
      .orderBy(desc(picture.createTime), desc(picture.id))
      .limit(query.pageSize)
      .offset((query.currPage - 1) * query.pageSize);
    const [found] = await database.select({ total: count() }).from(picture).where(wanted);
    const { imageMaxMb } = await mediaLimits(database, media, caller);
    return { rows: rows.map(wirePicture), total: found?.total ?? 0, groups: [], maxMb: imageMaxMb };
  });

  serveStream(api, pictureUpload, async ({ caller, database, now }, c) => {
    const { imageMaxMb } = await mediaLimits(database, media, caller);
    const limits = { maxMb: imageMaxMb, signal: c.req.raw.signal };
    const answer = await receivePictures(formRequest(c), media, limits, (keep) =>
      database.transaction(async (transaction) => {
        await keepingFiles(transaction);
        const { pictures, single } = await keep();
        const rows = await transaction
          .insert(picture)
          .values(pictures.map((each) => ({ ...each, storeId: caller.storeId, createTime: now })))
          .returning();
        const answers = rows.map(wirePicture);
        return single ? answers[0] : answers;
      }),
    );
    return c.json(success(answer));
  });

  serve(api, pictureUsage, async ({ query, caller, database }) => {
    const { url } = await pictureOf(database, query.id, caller, 'read');
    const places = await placesOfPicture(database, url, isMain(caller) ? undefined : caller.storeId);
    return { total: places.length, places };
  });

  serve(api, pictureRemove, async (call) => {
    const { query, caller, database } = call;
    const found = await pictureOf(database, query.id, caller, 'write');
    const shared = await sharedFiles(database, found);
    // While another row shows the same file, its address stays good.
    if (!shared.has(found.url) && (await placesOfPicture(database, found.url)).length > 0) {
      throw new Refusal(codes.inUse, { object: { message: 'picture.inUse' } });
    }
    await database.delete(picture).where(eq(picture.id, found.id));
    call.afterCommit(() => removeUnshown([found.url, found.thumb], call.context));
    return null;
  });
}

/** The main store sees every store's pictures, another store its own (00-conventions 3). */
const ownPictures = (caller: Caller): SQL | undefined => storeScope(picture.storeId, caller);

async function pictureOf(database: Database, id: number, caller: Caller, purpose: 'read' | 'write') {
  const [found] = await database.select().from(picture).where(eq(picture.id, id));
  if (!found) throw notFound('picture');
  requireOwn(found, caller, 'picture', purpose);
  return found;
}

/** Addresses of a picture's files that another row shows too: equal pictures are one file, and so are equal small versions. */
async function sharedFiles(database: Database, { id, url, thumb }: typeof picture.$inferSelect): Promise<Set<string>> {
  const rows = await database
    .select({ url: picture.url, thumb: picture.thumb })
    .from(picture)
    .where(and(ne(picture.id, id), or(eq(picture.url, url), thumb === '' ? undefined : eq(picture.thumb, thumb))));
  return new Set(rows.flatMap((row) => [row.url, row.thumb]));
}

/** Removes files no row shows; asked after the deletion is for good, under the lock an equal upload takes too. */
async function removeUnshown(urls: readonly string[], { database, media }: Context): Promise<void> {
  await database.transaction(async (transaction) => {
    await removingFiles(transaction);
    const rows = await transaction
      .select({ url: picture.url, thumb: picture.thumb })
      .from(picture)
      .where(or(inArray(picture.url, [...urls]), inArray(picture.thumb, [...urls])));
    const shown = new Set(rows.flatMap((row) => [row.url, row.thumb]));
    const gone = urls.filter((url) => url !== '' && !shown.has(url)).flatMap((url) => keyOfUrl(url) ?? []);
    await Promise.all(gone.map((key) => media.storage.remove(key)));
  });
}

const wirePicture = ({ id, url, name, thumb, width, height, bytes, sha256, createTime }: typeof picture.$inferSelect): Picture => ({
  id,
  url,
  name,
  thumb,
  width,
  height,
  bytes,
  sha256,
  createTime: wireTime(createTime),
});
