import { z } from 'zod';
import { mainStoreOnly, needs } from '../access';
import { bulkAnswer } from '../call/bulk';
import { endpoint } from '../call/endpoint';
import type { ResourceName } from '../call/resource-name';
import { stateAnswer } from '../call/state-answer';
import { id, idList, rule, time, wholeBetween } from '../field/fields';
import { storeState } from '../states/store';
import { authsText } from '../store';
import { ownerLogin } from './draft';

const base = '/v1/admin/store';
const access = mainStoreOnly(needs('admin_P3', 'platform'));
const labels = 'store.actionFields';
/** What names a store or counts stores. */
const changes: readonly ResourceName[] = ['goods', 'storeApply', 'storeLevel', 'storeMeal'];
const remark = z.string().trim().max(200).default('');

/** 1 opens again, 3 closes; closing needs a reason and ends the logins of the store (shopping.md 1.4). */
export const storeStatusChange = endpoint({
  name: 'store.status',
  method: 'PUT',
  path: `${base}/status`,
  access,
  idempotent: true,
  body: z
    .object({ ids: idList, status: z.literal([storeState.open, storeState.closed]), reason: z.string().trim().max(200).default('') })
    .refine(({ status, reason }) => status === storeState.open || reason !== '', { ...rule('required'), path: ['reason'] }),
  data: bulkAnswer,
  labels,
  changes,
});

/** Features act at once on the running logins of the store. */
export const storeAuthsChange = endpoint({
  name: 'store.auths',
  method: 'PUT',
  path: `${base}/auths`,
  access,
  body: z.object({ id, auths: authsText }),
  data: stateAnswer,
  labels,
  changes,
});

export const storeLevelChange = endpoint({
  name: 'store.levelChange',
  method: 'PUT',
  path: `${base}/level-change`,
  access,
  idempotent: true,
  body: z.object({ ids: idList, levelId: id, remark }),
  data: bulkAnswer,
  labels,
  changes,
});

/** Renews by a plan or by days, never both; no money moves here (shopping.md 1.4). */
export const storeRenew = endpoint({
  name: 'store.renew',
  method: 'PUT',
  path: `${base}/renew`,
  access,
  idempotent: true,
  body: z
    .object({ id, mealId: id.nullish(), days: wholeBetween(1, 3650).nullish(), remark })
    .refine(({ mealId, days }) => (mealId == null) !== (days == null), { ...rule('requiredChoice'), path: ['mealId'] }),
  data: stateAnswer.extend({ expireAt: time.nullable() }),
  labels,
  changes,
});

export const storeOwnerPassword = endpoint({
  name: 'store.ownerPassword',
  method: 'PUT',
  path: `${base}/owner-password`,
  access,
  body: z.object({ id }),
  data: ownerLogin,
  changes,
});

export const storeReveal = endpoint({
  name: 'store.reveal',
  method: 'GET',
  path: `${base}/reveal`,
  access,
  query: z.object({ id, field: z.enum(['legalIdCard', 'account', 'contactMobile']) }),
  data: z.object({ value: z.string() }),
});
