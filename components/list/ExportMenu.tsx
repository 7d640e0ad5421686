'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Identified } from '@/lib/contract/resource';
import { totalText } from '@/lib/list/total-text';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { MAX_XLSX_ROWS } from '@/lib/list/xlsx-cells';
import { MAX_EXPORTED_IDS, withoutPaging } from './ExportSelected';
import { type ExportFormat, useExport } from './use-export';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly exporter: Endpoint<unknown, undefined, unknown>;
  /** What the file is called when the server does not say. */
  readonly name: string;
}

interface Scope {
  readonly key: 'all' | 'page' | 'selected';
  readonly rows: number;
  readonly ids: readonly number[] | undefined;
}

/** Exports everything that matches, the page shown or the chosen rows, as CSV or as a spreadsheet; disabled without rows. */
export function ExportMenu<Row extends Identified, Filter>({ list, exporter, name }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The query is the list's own, with the ids of the rows wanted; every export of the contract reads both.
  const run = useExport(exporter);
  const start = (scope: Scope, format: ExportFormat) => {
    setAnchor(null);
    void run({ query: { ...withoutPaging(list.query), ids: scope.ids }, format, rows: scope.rows, name });
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={list.total === 0}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export.button')}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {scopesOf(list).flatMap((scope) =>
            (['csv', 'xlsx'] as const).map((format) => (
              <MenuItem key={`${scope.key}-${format}`} disabled={tooMany(scope, format)} onClick={() => start(scope, format)}>
                {t(`export.${scope.key}`, {
                  n: totalText(scope.key === 'all' ? list : { total: scope.rows }),
                  format: format.toUpperCase(),
                })}
              </MenuItem>
            )),
          )}
        </Menu>
      )}
    </>
  );
}

function scopesOf<Row extends Identified, Filter>({ total, rows, selection }: ResourceList<Row, Filter>): Scope[] {
  const scopes: Scope[] = [
    { key: 'all', rows: total, ids: undefined },
    { key: 'page', rows: rows.length, ids: rows.map((row) => row.id) },
  ];
  const { mode, marked } = selection.value;
  if (mode === 'some' && marked.size > 0) scopes.push({ key: 'selected', rows: marked.size, ids: [...marked] });
  return scopes;
}

const tooMany = ({ rows, ids }: Scope, format: ExportFormat) =>
  rows === 0 || (ids !== undefined && ids.length > MAX_EXPORTED_IDS) || (format === 'xlsx' && rows > MAX_XLSX_ROWS);
