'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useLazyMenu } from '@/components/dialogs/use-lazy-menu';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
import { useOwner } from '@/components/viewer/use-owner';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { hiddenColumns } from '../columns/use-column-layout';
import type { ExportScope } from './ExportEntries';
import { withoutPaging } from './export-query';
import { type AskedRows, type Exporter, sourceOf } from './export-source';
import type { ExportFormat } from './run-export';
import { useExport } from './use-export';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  /** The export call, or `postExport(…)` where it is a POST. */
  readonly exporter: Exporter;
  /** What the file is called when the server does not say. */
  readonly name: string;
  /** What the button says, where a list has more than one export. */
  readonly label?: string;
}

const entries = lazyPart(() => import('./ExportEntries').then((module) => module.ExportEntries));

/** Exports everything that matches, the page shown or the chosen rows, as CSV or as a spreadsheet; disabled without rows. */
export function ExportMenu<Row extends Identified, Filter>({ list, exporter, name, label }: Props<Row, Filter>) {
  const t = useTranslations('list');
  // The query is the list's own, with the ids of the rows wanted; every export of the contract reads both.
  const run = useExport(exporter);
  const owner = useOwner();
  const { Menu, params, button } = useLazyMenu(entries);
  const askedOf = (ids: readonly number[] | undefined): AskedRows => ({
    ...withoutPaging(list.query),
    ids,
    without: hiddenColumns(owner, list.key),
  });
  const start = (scope: ExportScope, format: ExportFormat) => {
    params.onClose();
    void run({ asked: askedOf(scope.ids), format, rows: scope.rows, name });
  };
  const scopes = () => scopesOf(list).map((scope): ExportScope => ({ ...scope, exportable: sourceOf(exporter).takes(askedOf(scope.ids)) }));
  return (
    <>
      <PlainButton variant="outlined" disabled={list.paging.total === 0} endIcon={<ExpandMore />} {...button}>
        {label ?? t('export.button')}
      </PlainButton>
      {Menu && <Menu {...params} scopes={scopes()} matching={list.paging} onStart={start} />}
    </>
  );
}

function scopesOf<Row extends Identified, Filter>({
  paging: { total },
  rows,
  selection,
}: ResourceList<Row, Filter>): Omit<ExportScope, 'exportable'>[] {
  const scopes: Omit<ExportScope, 'exportable'>[] = [{ key: 'all', rows: total, ids: undefined }];
  // Rows of an earlier filter, which cannot be chosen either, are no page of what is asked for now.
  if (selection.togglePage) scopes.push({ key: 'page', rows: rows.length, ids: rows.map((row) => row.id) });
  const { mode, marked } = selection.value;
  if (mode === 'some' && marked.size > 0) scopes.push({ key: 'selected', rows: marked.size, ids: [...marked] });
  return scopes;
}
