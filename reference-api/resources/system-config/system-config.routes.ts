import { MAIN_STORE } from '@/lib/contract/access';
import { ownGroups, readGroup, type SettingsGroup, settingsGroups } from '@/lib/contract/settings/groups';
import { mapKeys } from '@/lib/contract/settings/map-keys';
import { type SystemConfig, systemConfigInfo, systemConfigSave } from '@/lib/contract/system-config';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import { cleanHtml } from '@/reference-api/rich-text/clean-html';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { raiseVersion, saveValues, storedValues, versionOf } from '@/reference-api/settings/save-settings';
import { hiddenSecrets, keptSecrets } from './secrets';

/** Groups every login may read: sizes of uploads, maps, times and names (open-questions 22). */
const EVERYBODYS: readonly SettingsGroup[] = ['media', 'map', 'trade', 'basic'];
const PARAMETERS = 'admin_P6';
/** Keys beside the groups that no console here knows; they come back as they were sent. */
const BESIDE = 'beside';
const groupNames = Object.keys(settingsGroups) as SettingsGroup[];

/** Mounts the settings (parameter.md 5). */
export function mountSystemConfig(api: Api): void {
  serve(api, systemConfigInfo, configOf);

  serve(api, mapKeys, async ({ database }) => {
    const { pickerKey, geocoderKey } = (await readSettings(database, ['map'])).map;
    return { pickerKey, geocoderKey };
  });

  serve(api, systemConfigSave, async (call) => {
    const { caller, body } = call;
    const { version: read, ...given } = body;
    const version = await raiseVersion({ storeId: caller.storeId, scope: 'config' }, read, call);
    for (const name of isMain(caller) ? groupNames : ownGroups) {
      const values = given[name];
      if (values) await saveValues(caller.storeId, name, await storable(name, { ...values }, call), call);
    }
    if (isMain(caller)) await saveBeside(given, call);
    return { version };
  });
}

async function configOf(call: Pick<Call, 'caller' | 'database'>): Promise<SystemConfig> {
  const { caller, database } = call;
  const groups = readableBy(caller);
  const values = await readSettings(database, groups, caller.storeId);
  const beside = isMain(caller) && mayRead(caller) ? await storedValues(caller.storeId, BESIDE, database) : {};
  const version = await versionOf({ storeId: caller.storeId, scope: 'config' }, database);
  return { ...beside, ...values, ...(values.map ? { map: hiddenSecrets(values.map, mayRead(caller)) } : {}), version };
}

const mayRead = (caller: Caller) => caller.codes.includes(PARAMETERS);

/** The groups a login may read: the main store's all of them, another store's its own beside everybody's. */
function readableBy(caller: Caller): SettingsGroup[] {
  if (!mayRead(caller)) return [...EVERYBODYS];
  return isMain(caller) ? groupNames : [...EVERYBODYS, ...ownGroups];
}

/** Values as they may be stored: rich text cleaned, unchanged secrets in full. */
async function storable(name: SettingsGroup, values: Record<string, unknown>, { database }: Call): Promise<Record<string, unknown>> {
  if (name === 'map') return keptSecrets(values, readGroup('map', await storedValues(MAIN_STORE, 'map', database)));
  if (name !== 'basic') return values;
  const html = ['aboutUs', 'userAgreement', 'privacyPolicy'].map((field) => [field, cleanHtml(String(values[field] ?? ''))]);
  return { ...values, ...Object.fromEntries(html) };
}

async function saveBeside(given: Record<string, unknown>, call: Call): Promise<void> {
  const unknown = Object.entries(given).filter(([name]) => !Object.hasOwn(settingsGroups, name));
  if (unknown.length > 0) await saveValues(MAIN_STORE, BESIDE, Object.fromEntries(unknown), call);
}
