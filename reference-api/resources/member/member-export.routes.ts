import type { Member } from '@/lib/contract/member';
import { memberExport } from '@/lib/contract/member/action';
import { yuanText } from '@/lib/format/money';
import { type ExportColumn, exportCsv } from '@/reference-api/crud/export-csv';
import { type Api, serveStream } from '@/reference-api/serve';
import { memberSpec } from './member-spec';

const columns: readonly ExportColumn<Member>[] = [
  { head: 'member.fields.id', cell: ({ id }) => String(id) },
  { head: 'member.fields.nickname', cell: ({ nickname }) => nickname },
  { head: 'member.fields.mobile', cell: ({ mobile }) => mobile },
  { head: 'member.fields.levelName', cell: ({ levelName }) => levelName },
  { head: 'member.fields.points', cell: ({ points }) => points },
  { head: 'member.fields.balance', cell: ({ balance }) => yuanText(balance) },
  { head: 'member.fields.payTotal', cell: ({ payTotal }) => yuanText(payTotal) },
  { head: 'member.fields.orderCount', cell: ({ orderCount }) => orderCount },
  { head: 'member.fields.parentName', cell: ({ parentName }) => parentName },
  { head: 'member.fields.storeName', cell: ({ storeName }) => storeName },
  { head: 'member.fields.status', cell: ({ status }, translate) => translate(`enums.memberStatus.${status}`) },
  { head: 'member.fields.registerTime', cell: ({ registerTime }) => registerTime },
  { head: 'member.fields.lastLoginTime', cell: ({ lastLoginTime }) => lastLoginTime ?? '' },
];

/** Mounts the export of members. */
export function mountMemberExport(api: Api): void {
  serveStream(api, memberExport, (call) => exportCsv(memberSpec, call, { title: 'route.memberList', columns }));
}
