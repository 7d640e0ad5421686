'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { latePart, useLatePart } from '@/components/dialogs/use-late-part';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/use-resource-list';
import type { ExportScope } from './ExportEntries';
import { withoutPaging } from './export-query';
import type { ExportFormat } from './run-export';
import { hiddenColumns } from './use-column-layout';
import { useExport } from './use-export';
import { useOwner } from './use-owner';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly exporter: Endpoint<unknown, undefined, unknown>;
  /** What the file is called when the server does not say. */
  readonly name: string;
}

const entries = latePart(() => import('./ExportEntries').then((module) => module.ExportEntries));

/** Exports everything that matches, the page shown or the chosen rows, as CSV or as a spreadsheet; disabled without rows. */
export function ExportMenu<Row extends Identified, Filter>({ list, exporter, name }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The query is the list's own, with the ids of the rows wanted; every export of the contract reads both.
  const run = useExport(exporter);
  const owner = useOwner();
  const close = () => setAnchor(null);
  const Entries = useLatePart(entries, anchor !== null, close);
  const start = (scope: ExportScope, format: ExportFormat) => {
    close();
    void run({
      query: { ...withoutPaging(list.query), ids: scope.ids, without: hiddenColumns(owner, list.of.name) },
      format,
      rows: scope.rows,
      name,
    });
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={list.total === 0}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        {...entries.whenNear}
      >
        {t('export.button')}
      </Button>
      {Entries && (
        <Entries anchor={anchor} open={anchor !== null} scopes={scopesOf(list)} matching={list} onStart={start} onClose={close} />
      )}
    </>
  );
}

function scopesOf<Row extends Identified, Filter>({ total, rows, selection }: ResourceList<Row, Filter>): ExportScope[] {
  const scopes: ExportScope[] = [
    { key: 'all', rows: total, ids: undefined },
    { key: 'page', rows: rows.length, ids: rows.map((row) => row.id) },
  ];
  const { mode, marked } = selection.value;
  if (mode === 'some' && marked.size > 0) scopes.push({ key: 'selected', rows: marked.size, ids: [...marked] });
  return scopes;
}
