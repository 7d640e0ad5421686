'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import type { BulkEntry } from './use-record-actions';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  /** `bulk` of the noun's bound actions. */
  readonly actions: readonly BulkEntry<Row>[];
}

/** The actions on the chosen rows, for the bulk bar. */
export function BulkActions<Row extends Identified, Filter>({ list, actions }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const run = useBulkAction(list);
  const { has, count } = list.selection;
  const chosen = list.rows.filter(({ id }) => has(id));
  const rows = chosen.length === count ? chosen : undefined;
  const start = async ({ label, ask }: BulkEntry<Row>) => {
    const send = await ask(count, rows);
    if (send) await run({ title: label, send });
  };
  return actions.map((entry) => {
    const away = entry.inSight === true && rows === undefined;
    const button = (
      <PlainButton
        key={entry.key}
        variant="outlined"
        size="small"
        color={entry.danger ? 'error' : 'primary'}
        disabled={away}
        onClick={() => void start(entry)}
      >
        {entry.label}
      </PlainButton>
    );
    return away ? (
      <span key={entry.key} title={t('onlyInSight')}>
        {button}
      </span>
    ) : (
      button
    );
  });
}
