import type { Member } from '@/lib/contract/member';
import { memberExport } from '@/lib/contract/member/action';
import { fieldColumns, yuanColumns } from '@/reference-api/crud/export-columns';
import { type ExportColumn, exportCsv } from '@/reference-api/crud/export-csv';
import { type Api, serveStream } from '@/reference-api/serve';
import { memberSpec } from './member-spec';

const columns: readonly ExportColumn<Member>[] = [
  { head: 'member.fields.id', cell: ({ id }) => String(id) },
  ...fieldColumns('member.fields', ['nickname', 'mobile', 'levelName', 'points']),
  ...yuanColumns('member.fields', ['balance', 'payTotal']),
  ...fieldColumns('member.fields', ['orderCount', 'parentName']),
  { head: 'member.fields.storeName', mainOnly: true, cell: ({ storeName }) => storeName },
  { head: 'member.fields.status', cell: ({ status }, translate) => translate(`enums.memberStatus.${status}`) },
  { head: 'member.fields.registerTime', cell: ({ registerTime }) => registerTime },
  { head: 'member.fields.lastLoginTime', cell: ({ lastLoginTime }) => lastLoginTime ?? '' },
];

/** Mounts the export of members. */
export function mountMemberExport(api: Api): void {
  serveStream(api, memberExport, (call) => exportCsv(memberSpec, call, { title: 'route.memberList', columns }));
}
