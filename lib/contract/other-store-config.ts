import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { endpoint } from './call/endpoint';
import { rule, version } from './field/fields';
import { readGroup, type SettingsOf } from './settings/groups';
import { otherStoreSettings } from './settings/other-stores';

export type OtherStoreConfig = SettingsOf<'os'> & { version: number };

const read = (value: unknown): unknown => (typeof value === 'object' && value !== null ? { version: 0, ...readGroup('os', value) } : value);

export const otherStoreConfig: z.ZodType<OtherStoreConfig> = z.preprocess(
  read,
  z.custom<OtherStoreConfig>((value) => typeof value === 'object' && value !== null),
);

export const otherStoreConfigDraft: z.ZodType<OtherStoreConfig> = otherStoreSettings
  .safeExtend({ version })
  .refine(({ defaultLevelId }) => defaultLevelId > 0, { ...rule('requiredChoice'), path: ['defaultLevelId'] });

const path = '/v1/admin/system/config/os';

/** The rules for the other stores (parameter.md 6). */
export const otherStoreConfigInfo = endpoint({
  name: 'otherStoreConfig.info',
  method: 'GET',
  path: `${path}/info`,
  access: mainStoreOnly(needs('admin_P6', 'admin_P6.os')),
  data: otherStoreConfig,
});

export const otherStoreConfigSave = endpoint({
  name: 'otherStoreConfig.save',
  method: 'POST',
  path: `${path}/save`,
  access: mainStoreOnly(needs('admin_P6', 'admin_P6.os')),
  body: otherStoreConfigDraft,
  data: z.looseObject({ version: version.optional() }).nullish(),
  labels: 'otherStoreConfig.fields',
});
