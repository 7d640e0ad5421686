'use client';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { totalText } from '@/lib/list/total-text';
import { MAX_XLSX_ROWS } from '@/lib/list/xlsx-cells';
import type { ExportFormat } from './run-export';

/** Which rows an export takes. */
export interface ExportScope {
  readonly key: 'all' | 'page' | 'selected';
  readonly rows: number;
  readonly ids: readonly number[] | undefined;
  /** Whether one call can ask for it. */
  readonly exportable: boolean;
}

interface ExportEntriesProps {
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly scopes: readonly ExportScope[];
  /** What matches, as the list counts it. */
  readonly matching: Parameters<typeof totalText>[0];
  readonly onStart: (scope: ExportScope, format: ExportFormat) => void;
  readonly onClose: () => void;
}

/** The menu of an export: every scope in every format. */
export function ExportEntries({ anchor, open, scopes, matching, onStart, onClose }: ExportEntriesProps) {
  const t = useTranslations('list');
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {scopes.flatMap((scope) =>
        (['csv', 'xlsx'] as const).map((format) => (
          <MenuItem key={`${scope.key}-${format}`} disabled={tooMany(scope, format)} onClick={() => onStart(scope, format)}>
            {t(`export.${scope.key}`, {
              n: totalText(scope.key === 'all' ? matching : { total: scope.rows }),
              format: format.toUpperCase(),
            })}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}

const tooMany = ({ rows, exportable }: ExportScope, format: ExportFormat) =>
  rows === 0 || !exportable || (format === 'xlsx' && rows > MAX_XLSX_ROWS);
