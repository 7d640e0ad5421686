import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import type { RowInput } from './row-inputs';
import { sampleAt, sampleOf } from './sample';

/** The password of whoever makes the calls. */
export const PASSWORD = 'abc12345';

export interface Request {
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

const PERIOD = { startTime: '2026-01-01 00:00:00', endTime: '2027-01-01 00:00:00' };
const INVOICE = { invoiceNo: '12345678', issueTime: '2026-11-20 10:00:00', fileUrl: '/media/a.pdf' };
const PARCEL = { expressCode: 'SF', trackingNo: 'SF1420036788125' };

/** What calls need besides their rows where their rules are more than their schema shows. */
const given: Readonly<Record<string, object>> = {
  'user.create': { username: 'apartnew', name: '测试', password: PASSWORD },
  'role.update': { code: 'apart_role', name: '测试' },
  'order.reveal': { field: 'mobile' },
  'order.ship': { packages: [PARCEL] },
  'order.packages': { packages: [PARCEL] },
  'order.finish': { text: '完成' },
  'order.deliver': { source: 'stock' },
  'order.replace': { content: '新账号', reason: '无法登录' },
  'member.status': { reason: '违规', status: 0 },
  'distributor.status': { reason: '违规', status: 0 },
  'goodsCard.export': { password: PASSWORD },
  'goods.stock': { skus: [{ skuId: 1, delta: 1 }] },
  'goods.create': { name: '测试商品', submit: 0 },
  'goods.update': { name: '测试商品', submit: 0 },
  'invoice.issue': INVOICE,
  'invoice.update': INVOICE,
  'invoice.red': { redNo: '12345678' },
  'cash.apply': { type: 2, amount: 10_000 },
  'coupon.create': { name: '测试券', scope: 2 },
  'coupon.update': { name: '测试券', scope: 2 },
  'homeDialog.create': { ...PERIOD, image: '/media/a.png' },
  'homeDialog.update': { ...PERIOD, image: '/media/a.png' },
  'accountConfig.update': { usage: 2, type: 5, account: '4000000000' },
};

/** The smallest request a call takes, with what its rules want. */
export function requestOf(endpoint: AnyEndpoint): Request {
  const fixed = given[endpoint.name] ?? {};
  const of = (part: 'query' | 'body') => ({ ...(sampleOf(endpoint, part) as object | undefined) });
  return endpoint.method === 'GET' || endpoint.method === 'DELETE'
    ? { query: { ...of('query'), ...fixed }, body: {} }
    : { query: of('query'), body: { ...of('body'), ...fixed } };
}

/** Names a row in a request, making what lies around it. */
export function nameRow(endpoint: AnyEndpoint, request: Request, { part, path, many }: RowInput, id: number): void {
  let place = request[part] as Record<string, unknown>;
  path.slice(0, -1).forEach((name, at) => {
    if (name === '[]') return;
    const isList = path[at + 1] === '[]';
    const around = sampleAt(endpoint, part, path.slice(0, isList ? at + 2 : at + 1)) as Record<string, unknown>;
    const there = place[name];
    if (isList) place[name] = Array.isArray(there) && there.length > 0 ? there : [{ ...around }];
    else place[name] = there ?? { ...around };
    place = (isList ? (place[name] as unknown[])[0] : place[name]) as Record<string, unknown>;
  });
  place[path.at(-1) ?? ''] = many ? (part === 'query' ? String(id) : [id]) : id;
}
