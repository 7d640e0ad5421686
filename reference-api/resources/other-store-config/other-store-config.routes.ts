import { MAIN_STORE } from '@/lib/contract/access';
import { otherStoreConfigInfo, otherStoreConfigSave } from '@/lib/contract/other-store-config';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { cleanHtml } from '@/reference-api/rich-text/clean-html';
import { type Api, serve } from '@/reference-api/serve';
import { defaultStoreLevel } from '@/reference-api/settings/default-store-level';
import { readSettings } from '@/reference-api/settings/read-settings';
import { raiseVersion, saveValues, versionOf } from '@/reference-api/settings/save-settings';

const place = { storeId: MAIN_STORE, scope: 'os' } as const;

/** Mounts the rules for the other stores (parameter.md 6). */
export function mountOtherStoreConfig(api: Api): void {
  serve(api, otherStoreConfigInfo, async ({ database }) => {
    const { os } = await readSettings(database, ['os']);
    return { ...os, defaultLevelId: (await defaultStoreLevel(database)) ?? 0, version: await versionOf(place, database) };
  });

  serve(api, otherStoreConfigSave, async (call) => {
    const { version: read, ...given } = call.body;
    await enabledLevel('storeLevel', given.defaultLevelId, call, await defaultStoreLevel(call.database), 'defaultLevelId');
    const version = await raiseVersion(place, read, call);
    await saveValues(MAIN_STORE, 'os', { ...given, applyAgreement: cleanHtml(given.applyAgreement) }, call);
    return { version };
  });
}
