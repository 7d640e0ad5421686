'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Identified } from '@/lib/contract/resource';
import type { ListQuery } from '@/lib/list/list-address';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { hiddenColumns } from './use-column-layout';
import { useExport } from './use-export';
import { useOwner } from './use-owner';

/** Ids travel in the address of the call, which servers bound at a few kilobytes. */
export const MAX_EXPORTED_IDS = 1000;

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

/** What an export asks for: the filters and the order of the list. */
export function withoutPaging<Filter>({ currPage: _page, pageSize: _size, ...query }: ListQuery<Filter>) {
  return query;
}
