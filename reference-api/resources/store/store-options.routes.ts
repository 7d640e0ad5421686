import { asc } from 'drizzle-orm';
import { storeOptions } from '@/lib/contract/store/options';
import { containsKeyword } from '@/reference-api/crud/filters';
import { store } from '@/reference-api/database/schema/store';
import { type Api, serve } from '@/reference-api/serve';

const MAX_OPTIONS = 50;

/** Mounts the stores to choose among, the main store first. */
export function mountStoreOptions(api: Api): void {
  serve(api, storeOptions, ({ query, database }) =>
    database
      .select({ id: store.id, name: store.name, logo: store.logo, status: store.status })
      .from(store)
      .where(containsKeyword(query.keyword, [store.name], store.id))
      .orderBy(asc(store.id))
      .limit(MAX_OPTIONS),
  );
}
