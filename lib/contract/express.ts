import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { flag, id, idList, keyword, optionalPicture, pattern, rule, text, version, wholeBetween } from './field/fields';

/** An express company (finance.md 3); every store ships with the enabled ones. */
export const expressRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  logo: z.string(),
  phone: z.string(),
  website: z.string(),
  isCommon: flag,
  sort: z.number().int(),
  status: flag,
  version,
});
export type Express = z.infer<typeof expressRow>;

export const expressDraft = z.object({
  code: pattern(/^[a-zA-Z0-9_-]{2,32}$/),
  name: text(1, 30),
  logo: optionalPicture,
  phone: z.string().trim().max(20).default(''),
  website: z
    .string()
    .trim()
    .max(200)
    .refine((value) => value === '' || /^https?:\/\//.test(value), rule('url'))
    .default(''),
  isCommon: flag.default(0),
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(1),
});
export type ExpressDraft = z.infer<typeof expressDraft>;

const access = mainStoreOnly(needs('admin_P3', 'platform'));
const base = '/v1/admin/express';
const labels = 'express.fields';

export const express = resource({
  name: 'express',
  path: base,
  row: expressRow,
  draft: expressDraft,
  patch: expressDraft.extend({ version }),
  filter: z.object({ keyword, status: z.coerce.number().pipe(flag).optional() }),
  sortable: ['sort'],
  labels,
  read: access,
  write: access,
});

/** Enabled companies, common ones first: what a parcel may be sent with. */
export const expressOptions = endpoint({
  name: 'express.options',
  method: 'GET',
  path: `${base}/options`,
  access: needs('admin_P3'),
  data: z.array(z.object({ id, code: z.string(), name: z.string(), logo: z.string(), isCommon: flag })),
});

export const expressStatus = endpoint({
  name: 'express.status',
  method: 'PUT',
  path: `${base}/status`,
  access,
  idempotent: true,
  body: z.object({ ids: idList, status: flag }),
  data: bulkAnswer,
});

export const expressSort = endpoint({
  name: 'express.sort',
  method: 'PUT',
  path: `${base}/sort`,
  access,
  body: z.object({ id, sort: wholeBetween(0, 9999) }),
  data: stateAnswer,
  labels,
});

/** Adds those of the twelve common companies that are missing. */
export const expressImportCommon = endpoint({
  name: 'express.importCommon',
  method: 'POST',
  path: `${base}/import-common`,
  access,
  data: z.object({ added: z.number().int() }),
});
