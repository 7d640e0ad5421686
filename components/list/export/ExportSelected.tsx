'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOwner } from '@/components/viewer/use-owner';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { hiddenColumns } from '../columns/use-column-layout';
import { withoutPaging } from './export-query';
import { type Exporter, sourceOf } from './export-source';
import { useExport } from './use-export';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly exporter: Exporter;
  /** What the file is called when the server does not say. */
  readonly name: string;
}

/** The button of the bulk bar that exports the chosen rows as CSV. */
export function ExportSelected<Row extends Identified, Filter>({ list, exporter, name }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const run = useExport(exporter);
  const owner = useOwner();
  const { count, value } = list.selection;
  const everything = value.mode === 'all' && value.marked.size === 0;
  const asked = {
    ...withoutPaging(list.query),
    ids: everything ? undefined : [...value.marked],
    without: hiddenColumns(owner, list.key),
  };
  // Everything but a few rows cannot be asked for in one call.
  const exportable = everything || (value.mode === 'some' && sourceOf(exporter).takes(asked));
  const start = () => void run({ asked, format: 'csv', rows: count, name });
  return (
    <PlainButton variant="outlined" size="small" disabled={!exportable} onClick={start}>
      {t('exportSelected')}
    </PlainButton>
  );
}
