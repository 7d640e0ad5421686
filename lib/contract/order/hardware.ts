import { z } from 'zod';
import { needs } from '../access';
import { endpoint } from '../call/endpoint';
import { importAnswer } from '../call/import-answer';
import { stateAnswer } from '../call/state-answer';
import { id, mobile, nothing, pattern, rule, text, version } from '../field/fields';
import { orderChanges } from './changes';

const base = '/v1/admin/order';
const labels = 'order.fields';
const ship = needs('admin_P3', 'admin_P3.ship');

export const MAX_PACKAGES = 5;
/** Lines of one bulk shipping. */
export const MAX_SHIP_ROWS = 500;
/** Days an administrator may add, as often as {@link MAX_EXTENSIONS}. */
export const EXTEND_DAYS = [3, 7] as const;
export const MAX_EXTENSIONS = 2;

export const trackingNo = pattern(/^[A-Za-z0-9-]{6,32}$/, 'trackingNo');

/** A package is named by its express company's id or code; the name is the server's. */
export const packageDraft = z.object({
  expressId: id.nullable().default(null),
  expressCode: z.string().trim().max(32).default(''),
  trackingNo,
});
export type PackageDraft = z.infer<typeof packageDraft>;

const packageDrafts = z.array(packageDraft).max(MAX_PACKAGES);
const receiverDraft = z.object({
  name: text(1, 30),
  mobile,
  province: text(1, 30),
  city: text(1, 30),
  district: z.string().trim().max(30).default(''),
  address: text(1, 100),
});
export const orderAddressDraft = receiverDraft;

export const orderAddress = endpoint({
  name: 'order.address',
  method: 'PUT',
  path: `${base}/address`,
  access: ship,
  body: z.object({ id, receiver: receiverDraft }),
  data: stateAnswer,
  labels: 'order.receiverFields',
  changes: orderChanges,
});

/** With packages, or without logistics and with the reason for it. */
export const orderShipDraft = z
  .object({
    noLogistics: z.union([z.literal(0), z.literal(1)]).default(0),
    reason: z.string().trim().max(100).default(''),
    packages: packageDrafts.default([]),
  })
  .superRefine(({ noLogistics, reason, packages }, context) => {
    if (noLogistics === 1 && reason === '') context.addIssue({ code: 'custom', path: ['reason'], ...rule('required') });
    if (noLogistics === 0 && packages.length === 0) context.addIssue({ code: 'custom', path: ['packages'], ...rule('requiredChoice') });
  });
export type OrderShipDraft = z.infer<typeof orderShipDraft>;

export const orderShip = endpoint({
  name: 'order.ship',
  method: 'PUT',
  path: `${base}/ship`,
  access: ship,
  idempotent: true,
  body: z.intersection(orderShipDraft, z.object({ id, version: version.optional() })),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

/** 订单号,快递公司编码,快递单号 as csv or xlsx; a good line is shipped whatever becomes of the others. */
export const orderShipImport = endpoint({
  name: 'order.shipImport',
  method: 'POST',
  path: `${base}/ship/import`,
  kind: 'import',
  access: ship,
  idempotent: true,
  body: nothing,
  data: importAnswer,
  changes: orderChanges,
});

export const orderShipTemplate = endpoint({
  name: 'order.shipTemplate',
  method: 'GET',
  path: `${base}/ship/template`,
  kind: 'export',
  access: ship,
  data: nothing,
});

export const orderPackages = endpoint({
  name: 'order.packages',
  method: 'PUT',
  path: `${base}/packages`,
  access: ship,
  body: z.object({ id, packages: packageDrafts.min(1) }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

/** The administrator confirms the receipt in place of the buyer. */
export const orderReceive = endpoint({
  name: 'order.receive',
  method: 'PUT',
  path: `${base}/receive`,
  access: ship,
  idempotent: true,
  body: z.object({ id, reason: text(1, 100) }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

export const orderExtend = endpoint({
  name: 'order.extend',
  method: 'PUT',
  path: `${base}/extend`,
  access: ship,
  body: z.object({ id, days: z.union([z.literal(3), z.literal(7)]) }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});
