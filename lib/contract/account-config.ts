import { z } from 'zod';
import { needs, needsAny } from './access';
import { resource } from './call/resource';
import { flag, id, rule, text, time, version, wholeBetween } from './field/fields';
import { kept, keptPatch } from './field/kept';

/** What an account is for: where buyers pay, or whom they ask (parameter.md 4). */
export const accountUses = { receiving: 1, service: 2 } as const;
export const accountTypes = { wechat: 1, alipay: 2, bank: 3, qq: 4, phone: 5, wecom: 6 } as const;

const { wechat, alipay, bank, qq, phone, wecom } = accountTypes;
/** Types each use allows. */
export const typesOfUse: Readonly<Record<number, readonly number[]>> = {
  [accountUses.receiving]: [wechat, alipay, bank],
  [accountUses.service]: [wechat, qq, phone, wecom],
};

const optional = (max: number) => z.string().trim().max(max).default('');

const fields = {
  usage: z.literal([1, 2]).default(1),
  type: z.literal([1, 2, 3, 4, 5, 6]).default(1),
  name: text(1, 20),
  account: text(1, 64),
  holder: optional(50),
  bankName: optional(50),
  branch: optional(50),
  qrcode: optional(500),
  workTime: optional(50),
  remark: optional(200),
  isDefault: flag.default(0),
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(1),
};

/** An account a store publishes; numbers of receiving accounts are masked. */
export const accountConfigRow = kept({
  id,
  ...fields,
  storeId: id.default(0),
  storeName: z.string().default(''),
  updateTime: time.nullable().default(null),
  updaterName: z.string().default(''),
  version: version.default(0),
});
export type AccountConfig = z.infer<typeof accountConfigRow>;

/** The login password typed again: needed for receiving accounts. */
const password = z.string().max(100).optional();
const draftObject = kept({ ...fields, password });
const patchObject = keptPatch({ ...fields, password });
type Draft = z.infer<typeof draftObject>;

interface AccountRule {
  readonly at: keyof Draft;
  readonly rule: ReturnType<typeof rule>;
  readonly holds: (draft: Draft) => boolean;
}

const receives = ({ usage }: Draft) => usage === accountUses.receiving;
const isBank = (draft: Draft) => draft.type === bank;
/** A masked number sent back unchanged means "unchanged" (00-conventions 1.6). */
const masked = (account: string) => account.includes('*');
/** An account whose type does not fit its use is told that first. */
const fits = ({ usage, type }: Pick<Draft, 'usage' | 'type'>) => typesOfUse[usage]?.includes(type) ?? false;
const shaped = (type: number, form: RegExp) => (draft: Draft) =>
  draft.type !== type || !fits(draft) || masked(draft.account) || form.test(draft.account);

const rules: readonly AccountRule[] = [
  { at: 'account', rule: rule('bankCard'), holds: shaped(bank, /^\d{10,30}$/) },
  { at: 'account', rule: rule('phone'), holds: shaped(phone, /^[\d+-]{5,20}$/) },
  { at: 'account', rule: rule('qq'), holds: shaped(qq, /^[1-9]\d{4,11}$/) },
  { at: 'holder', rule: rule('required'), holds: (draft) => !receives(draft) || draft.holder !== '' },
  { at: 'bankName', rule: rule('required'), holds: (draft) => !isBank(draft) || !fits(draft) || draft.bankName !== '' },
  { at: 'branch', rule: rule('required'), holds: (draft) => !isBank(draft) || !fits(draft) || draft.branch !== '' },
  { at: 'qrcode', rule: rule('requiredMedia'), holds: (draft) => !receives(draft) || isBank(draft) || !fits(draft) || draft.qrcode !== '' },
];

const known = z.object({ usage: z.number(), type: z.number() });

const withRules = <Given extends Draft>(draft: z.ZodType<Given>): z.ZodType<Given> =>
  rules.reduce<z.ZodType<Given>>(
    (schema, { at, rule: named, holds }) =>
      schema.refine((value) => holds({ ...value, account: value.account ?? '' }), {
        ...named,
        path: [at],
        when: ({ value }) => known.safeParse(value).success,
      }),
    draft,
  );

export const accountConfigDraft = withRules(draftObject);
export type AccountConfigDraft = Draft;

/** The form says at once what the API refuses with a code of its own (60716). */
export const accountConfigForm = accountConfigDraft.refine(fits, {
  ...rule('accountTypeNotAllowed'),
  path: ['type'],
  when: ({ value }) => known.safeParse(value).success,
});

const accounts = resource({
  name: 'accountConfig',
  path: '/v1/admin/account/config',
  row: accountConfigRow,
  draft: accountConfigDraft,
  patch: withRules(patchObject),
  filter: z.object({
    usage: z.coerce
      .number()
      .pipe(z.literal([1, 2]))
      .optional(),
    type: z.coerce.number().int().optional(),
    status: z.coerce.number().pipe(flag).optional(),
    storeId: z.coerce.number().int().optional(),
  }),
  sortable: ['sort', 'updateTime'],
  labels: 'accountConfig.fields',
  // Withdrawals show receiving accounts, links of dialogs the contacts.
  read: needsAny('admin_P6', 'admin_P3', 'admin_P5'),
  write: needs('admin_P6', 'admin_P6.edit'),
});

export const accountConfig = { ...accounts, remove: { ...accounts.remove, confirmsPassword: true } };
