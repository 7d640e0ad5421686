import type { Page } from '@playwright/test';

/** Every text a browser keeps for the console, wherever it keeps it. */
export const keptInBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name } of databases) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => done(reading.result);
        });
        kept.push(JSON.stringify(rows));
      }
      database.close();
    }
    return kept;
  });
