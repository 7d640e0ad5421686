import { z } from 'zod';
import { mainStoreOnly, needs } from '../access';
import { bulkAnswer } from '../call/bulk';
import { endpoint } from '../call/endpoint';
import { exportOf } from '../call/listing-calls';
import { listing } from '../call/resource';
import { stateAnswer } from '../call/state-answer';
import { adjustment } from '../field/adjustment';
import { fen, flag, id, idList, text, time } from '../field/fields';
import { member, memberFilter } from '../member';

const read = needs('admin_P1');
const edit = needs('admin_P1', 'admin_P1.edit');
const labels = 'member.fields';
const base = '/v1/admin/member';

/** Disabling needs a reason and ends the member's logins. */
export const memberStatusChange = endpoint({
  name: 'member.status',
  method: 'PUT',
  path: `${base}/status`,
  access: edit,
  idempotent: true,
  body: z.object({ ids: idList, status: flag, reason: z.string().trim().max(100).default('') }),
  data: bulkAnswer,
  labels,
});

export const memberLevelChange = endpoint({
  name: 'member.levelChange',
  changes: ['memberLevel', 'memberLevelLog'],
  method: 'PUT',
  path: `${base}/level-change`,
  access: edit,
  idempotent: true,
  body: z.object({ ids: idList, levelId: id, remark: z.string().trim().max(100).default('') }),
  data: bulkAnswer,
  labels,
});

/** Back to the level the growth gives. */
export const memberLevelAuto = endpoint({
  name: 'member.levelAuto',
  changes: ['memberLevel', 'memberLevelLog'],
  method: 'PUT',
  path: `${base}/level-auto`,
  access: edit,
  idempotent: true,
  body: z.object({ ids: idList }),
  data: bulkAnswer,
  labels,
});

export const memberParent = endpoint({
  name: 'member.parent',
  changes: ['distributor', 'distributorMembers'],
  method: 'PUT',
  path: `${base}/parent`,
  access: edit,
  body: z.object({ id, parentId: id.nullable() }),
  data: stateAnswer,
  labels,
});

const LARGEST_POINTS = 1_000_000;
const notZero = (value: number) => value !== 0;

export const memberPoints = endpoint({
  name: 'member.points',
  changes: ['pointRecord'],
  method: 'PUT',
  path: `${base}/points`,
  access: needs('admin_P1', 'admin_P1.points'),
  idempotent: true,
  body: z.object({ id, delta: z.number().int().min(-LARGEST_POINTS).max(LARGEST_POINTS).refine(notZero), remark: text(1, 100) }),
  data: z.object({ points: z.number().int() }),
  labels: 'member.pointsDialog',
});

export const memberBalance = endpoint({
  name: 'member.balance',
  changes: ['balanceRecord'],
  method: 'PUT',
  path: `${base}/balance`,
  access: mainStoreOnly(needs('admin_P1', 'admin_P1.balance')),
  idempotent: true,
  body: z.object({ id, delta: adjustment, remark: text(1, 100) }),
  data: z.object({ balance: fen }),
  labels: 'member.balanceDialog',
});

export const memberPassword = endpoint({
  name: 'member.password',
  method: 'PUT',
  path: `${base}/password`,
  access: edit,
  body: z.object({ id }),
  data: z.object({ tempPassword: z.string() }),
});

export const memberExport = exportOf(member, memberFilter);

/** Changes of one member's level, newest first. */
export const memberLevelLog = listing({
  name: 'memberLevelLog',
  path: `${base}/level-log`,
  row: z.object({
    id,
    beforeName: z.string(),
    afterName: z.string(),
    auto: flag,
    remark: z.string(),
    operatorName: z.string(),
    createTime: time,
  }),
  filter: z.object({ memberId: z.coerce.number().int() }),
  labels,
  read,
});
