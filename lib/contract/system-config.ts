import { z } from 'zod';
import { needs, signedIn } from './access';
import { endpoint } from './call/endpoint';
import { rule, version } from './field/fields';
import { readGroup, type SettingsGroup, type SettingsOf, settingsGroups } from './settings/groups';

/** The settings a person may read, group by group, with the one version of all of them; groups nobody here knows are kept. */
export type SystemConfig = { [Group in SettingsGroup]?: SettingsOf<Group> | undefined } & { version: number };

const groupNames = Object.keys(settingsGroups) as SettingsGroup[];

/** What is missing in an answer has its default, so that a screen shows what holds. */
function read(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given: Record<string, unknown> = { version: 0, ...value };
  for (const group of groupNames) if (given[group] !== undefined) given[group] = readGroup(group, given[group]);
  return given;
}

export const systemConfig: z.ZodType<SystemConfig> = z.preprocess(
  read,
  z.custom<SystemConfig>((value) => typeof value === 'object' && value !== null),
);

const { basic, trade, freight, points, distribution, withdraw, balance, invoice, media, map, notice } = settingsGroups;
const groups = z.looseObject({
  basic: basic.optional(),
  trade: trade.optional(),
  freight: freight.optional(),
  points: points.optional(),
  distribution: distribution.optional(),
  withdraw: withdraw.optional(),
  balance: balance.optional(),
  invoice: invoice.optional(),
  media: media.optional(),
  map: map.optional(),
  notice: notice.optional(),
  version,
});
type Draft = z.infer<typeof groups>;

interface ConfigRule {
  readonly at: readonly [SettingsGroup, string];
  readonly rule: ReturnType<typeof rule>;
  readonly holds: (draft: Draft) => boolean;
}

/** Rules that look at more than one field of a group. */
const rules: readonly ConfigRule[] = [
  {
    at: ['freight', 'freeShippingMin'],
    rule: rule('required'),
    holds: ({ freight: given }) => !given?.freeShippingEnabled || given.freeShippingMin > 0,
  },
  {
    at: ['distribution', 'second'],
    rule: rule('percentagesTooHigh'),
    holds: ({ distribution: given }) => !given || Math.round((given.first + given.second) * 100) <= 10_000,
  },
  {
    at: ['balance', 'options'],
    rule: rule('duplicate'),
    holds: ({ balance: given }) => new Set(given?.options.map(({ amount }) => amount)).size === (given?.options.length ?? 0),
  },
  {
    at: ['invoice', 'types'],
    rule: rule('requiredChoice'),
    holds: ({ invoice: given }) => !given?.enabled || given.types.length > 0,
  },
];

/** All groups a person may change, as they are saved; keys nobody here knows come back with them. */
export const systemConfigDraft: z.ZodType<SystemConfig> = rules.reduce<z.ZodType<Draft>>(
  (schema, { at, rule: named, holds }) =>
    schema.refine(holds, { ...named, path: [...at], when: ({ value }) => settingsGroups[at[0]].safeParse(partOf(value, at[0])).success }),
  groups,
);

const partOf = (value: unknown, group: SettingsGroup): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, group) : undefined;

const labels = 'systemConfig.fields';

/** Answers the groups the person may read: media, map, trade and basic are everybody's, secrets left out (open-questions 22). */
export const systemConfigInfo = endpoint({
  name: 'systemConfig.info',
  method: 'GET',
  path: '/v1/admin/system/config/info',
  access: signedIn,
  data: systemConfig,
});

export const systemConfigSave = endpoint({
  name: 'systemConfig.save',
  method: 'POST',
  path: '/v1/admin/system/config/save',
  access: needs('admin_P6', 'admin_P6.edit'),
  body: systemConfigDraft,
  data: z.looseObject({ version: version.optional() }).nullish(),
  labels,
});
