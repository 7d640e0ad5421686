import { href, withQuery } from '@/lib/navigation/href';

/** A list that can be asked for a number: its path, and the address that asks it. */
export interface RecordPlace {
  readonly path: string;
  readonly address: string;
}

/** Numbers as people copy them: an order's or a voucher's with its letters, a member's id or mobile number. */
const NUMBER = /^[a-z]{0,4}\d{4,32}$/i;
const LONGEST_MEMBER_NUMBER = 11;

const orders = [
  href('/order/hardwareGoodsOrderList'),
  href('/order/formGoodsOrderList'),
  href('/order/softwareGoodsOrderList'),
  href('/order/accountGoodsOrderList'),
];
const members = [href('/member/memberList'), href('/member/distributorList')];
const papers = [href('/order/invoiceList'), href('/order/cashList')];

/** The lists that may know a typed number, likeliest first; none for anything else. */
export function recordPlaces(typed: string): RecordPlace[] {
  const keyword = typed.trim();
  if (!NUMBER.test(keyword)) return [];
  const short = /^\d+$/.test(keyword) && keyword.length <= LONGEST_MEMBER_NUMBER;
  const byNumber = [
    ...orders.map((path) => ({ path, address: withQuery(path, { keyword, keywordType: 'orderNo' }) })),
    ...papers.map((path) => ({ path, address: withQuery(path, { keyword }) })),
  ];
  const byMember = members.map((path) => ({ path, address: withQuery(path, { keyword }) }));
  return short ? [...byMember, ...byNumber] : byNumber;
}
