import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type AccountConfig,
  type AccountConfigDraft,
  type accountConfig as accountConfigResource,
  accountConfigRow,
  accountUses,
  typesOfUse,
} from '@/lib/contract/account-config';
import { codes } from '@/lib/contract/call/codes';
import { yesNo } from '@/lib/contract/states/yes-no';
import { wireTime } from '@/lib/format/shanghai-time';
import { requirePresentPassword } from '@/reference-api/auth/present-password';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { sameAs } from '@/reference-api/crud/filters';
import { holdStore } from '@/reference-api/crud/hold-store';
import { noteChange } from '@/reference-api/crud/note-reveal';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import { accountConfig } from '@/reference-api/database/schema/home';
import { maskedAccount, unmasked } from '@/reference-api/masked';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

export type AccountRecord = typeof accountConfig.$inferSelect;
type Filter = z.infer<typeof accountConfigResource.filter>;
type Patch = AccountConfigDraft & { version: number };

const PARAMETERS = 'admin_P6';
const ACCOUNTS = 'admin_P6.account';
const ORDERS = 'admin_P3';
const MARKETING = 'admin_P5';
const { receiving, service } = accountUses;

/** What is special about the accounts a store publishes (parameter.md 4). */
export const accountConfigSpec: ListSpec<typeof accountConfig, AccountConfig, Filter> &
  CrudSpec<typeof accountConfig, AccountConfigDraft, Patch> = {
  table: accountConfig,
  object: 'account',
  scope: ({ caller }, filter) => storeScope(accountConfig.storeId, caller, filter?.storeId),
  ownedBy: accountConfig.storeId,
  order: { sort: accountConfig.sort, updateTime: accountConfig.updateTime },
  where: (filter, { caller }) => [
    sameAs(accountConfig.usage, filter.usage),
    sameAs(accountConfig.type, filter.type),
    sameAs(accountConfig.status, filter.status),
    usesFor(caller.codes),
  ],
  rows: accountRows,
  insert: async (draft, call) => {
    requireFittingType(draft);
    await requireConfirmed(draft.usage, draft.password, call);
    const { storeId } = call.caller;
    await holdStore(storeId, call);
    const isDefault = draft.isDefault === yesNo.yes || !(await hasDefault(storeId, draft.usage, call)) ? 1 : 0;
    if (isDefault === yesNo.yes) await dropDefault(storeId, draft.usage, 0, call);
    const [made] = await call.database
      .insert(accountConfig)
      .values({ ...columnsOf(draft), isDefault, storeId, updateTime: call.now, updaterName: call.caller.name })
      .returning({ id: accountConfig.id });
    if (!made) throw new Error('the account was not written');
    await noteMoney(draft.usage, made.id, 'create', call);
    return made.id;
  },
  changes: async ({ version: _checked, password, ...draft }, record, call) => {
    requireFittingType(draft);
    // Turning a receiving account into a contact must not pass as the change of a contact.
    await requireConfirmed(draft.usage === receiving ? receiving : record.usage, password, call);
    await holdStore(record.storeId, call);
    if (record.isDefault === yesNo.yes && (draft.isDefault === yesNo.no || draft.usage !== record.usage))
      await requireOnlyOne(record, new Refusal(codes.defaultAccountMustRemain, {}, 'isDefault'), call);
    if (draft.isDefault === yesNo.yes) await dropDefault(record.storeId, draft.usage, record.id, call);
    const account = record.usage === receiving ? unmasked(draft.account, record.account, maskedAccount, 'account') : draft.account;
    await noteMoney(draft.usage === receiving ? receiving : record.usage, record.id, 'update', call);
    return { ...columnsOf({ ...draft, account }), updateTime: call.now, updaterName: call.caller.name };
  },
  beforeRemove: async (record, call) => {
    await requireConfirmed(record.usage, call.confirmPassword, call);
    await holdStore(record.storeId, call);
    if (await isDefaultNow(record, call)) await requireOnlyOne(record, new Refusal(codes.defaultAccountDelete), call);
    await noteMoney(record.usage, record.id, 'remove', call);
  },
};

/** The form of a withdrawal shows receiving accounts, a link the contacts, to people who may see nothing else here. */
function usesFor(codesHeld: readonly string[]): SQL | undefined {
  if (codesHeld.includes(PARAMETERS)) return undefined;
  const uses = [codesHeld.includes(ORDERS) && receiving, codesHeld.includes(MARKETING) && service].filter((use) => use !== false);
  return inArray(accountConfig.usage, uses);
}

function columnsOf({
  usage,
  type,
  name,
  account,
  holder,
  bankName,
  branch,
  qrcode,
  workTime,
  remark,
  isDefault,
  sort,
  status,
}: AccountConfigDraft) {
  return { usage, type, name, account, holder, bankName, branch, qrcode, workTime, remark, isDefault, sort, status };
}

function requireFittingType({ usage, type }: Pick<AccountConfigDraft, 'usage' | 'type'>): void {
  if (!typesOfUse[usage]?.includes(type)) throw new Refusal(codes.accountTypeNotAllowed, {}, 'type');
}

/** A receiving account is where money goes: its own code is needed, and the login password once more. */
async function requireConfirmed(usage: number, password: string | undefined, call: Call): Promise<void> {
  if (usage !== receiving) return;
  if (!call.caller.codes.includes(ACCOUNTS)) throw new Refusal(codes.noPermission);
  await requirePresentPassword(call, password ?? '');
}

/** Who touched an account that receives money stays written down, also when the account is gone. */
async function noteMoney(usage: number, id: number, what: Parameters<typeof noteChange>[2], call: Call): Promise<void> {
  if (usage === receiving) await noteChange('accountConfig', id, what, call);
}

async function hasDefault(storeId: number, usage: number, { database }: Call): Promise<boolean> {
  const [found] = await database
    .select({ id: accountConfig.id })
    .from(accountConfig)
    .where(and(eq(accountConfig.storeId, storeId), eq(accountConfig.usage, usage), eq(accountConfig.isDefault, yesNo.yes)));
  return found !== undefined;
}

/** Removing asks for no version: somebody may have made the account the default since it was read. */
const isDefaultNow = async ({ id }: AccountRecord, { database }: Call): Promise<boolean> =>
  (await database.$count(accountConfig, and(eq(accountConfig.id, id), eq(accountConfig.isDefault, yesNo.yes)))) > 0;

/** Of each use one account is the default; the one before steps back in the same write, and a form opened before finds it changed. */
async function dropDefault(storeId: number, usage: number, except: number, { database }: Call): Promise<void> {
  await database
    .update(accountConfig)
    .set({ isDefault: yesNo.no, version: sql`${accountConfig.version} + 1` })
    .where(
      and(
        eq(accountConfig.storeId, storeId),
        eq(accountConfig.usage, usage),
        eq(accountConfig.isDefault, yesNo.yes),
        ne(accountConfig.id, except),
      ),
    );
}

/** The default goes by itself only while it is the only one of its use. */
async function requireOnlyOne({ id, storeId, usage }: AccountRecord, refusal: Refusal, { database }: Call): Promise<void> {
  const others = await database
    .select({ id: accountConfig.id })
    .from(accountConfig)
    .where(and(eq(accountConfig.storeId, storeId), eq(accountConfig.usage, usage), ne(accountConfig.id, id)))
    .limit(1);
  if (others.length > 0) throw refusal;
}

async function accountRows(records: readonly AccountRecord[], { database }: Call): Promise<AccountConfig[]> {
  const names = await storeNames(records, database);
  return records.map((record) =>
    accountConfigRow.parse({
      ...record,
      account: record.usage === receiving ? maskedAccount(record.account) : record.account,
      updateTime: wireTime(record.updateTime),
      storeName: names.get(record.storeId) ?? '',
    }),
  );
}
