'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { MAX_EXPORTED_IDS, withoutPaging } from './export-query';
import { hiddenColumns } from './use-column-layout';
import { useExport } from './use-export';
import { useOwner } from './use-owner';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly exporter: Endpoint<unknown, undefined, unknown>;
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
  // Everything but a few rows cannot be said in one call.
  const sayable = everything || (value.mode === 'some' && count <= MAX_EXPORTED_IDS);
  const start = () => {
    const query = {
      ...withoutPaging(list.query),
      ids: everything ? undefined : [...value.marked],
      without: hiddenColumns(owner, list.of.name),
    };
    void run({ query, format: 'csv', rows: count, name });
  };
  return (
    <Button variant="outlined" size="small" disabled={!sayable} onClick={start}>
      {t('exportSelected')}
    </Button>
  );
}
