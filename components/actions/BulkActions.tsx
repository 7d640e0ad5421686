'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import { useRoomInLine } from '@/components/list/bulk/use-room-in-line';
import { MoreButton } from '@/components/list/cells/MoreButton';
import { staticStyled } from '@/components/theme/static-styled';
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
  const [place, room] = useRoomInLine(actions.length, count);
  const offered = actions.map((entry) => {
    const disabled = entry.inSight === true && rows === undefined;
    return {
      ...{ key: entry.key, label: entry.label, danger: entry.danger ?? false, disabled },
      reason: disabled ? t('onlyInSight') : undefined,
      act: () => void start(entry),
    };
  });
  return (
    <Buttons ref={place}>
      {offered.slice(0, room).map(({ key, label, danger, disabled, reason, act }) => (
        <span key={key} title={reason}>
          <BulkButton danger={danger} disabled={disabled} onClick={act}>
            {label}
          </BulkButton>
        </span>
      ))}
      {/* Out of sight while all are counted anew, not away: whoever stands on it stays there. */}
      <span hidden={offered.length <= room}>
        <MoreButton face={BulkButton} actions={offered.slice(room)} />
      </span>
    </Buttons>
  );
}

const BulkButton = ({ danger = false, ...props }: ComponentProps<'button'> & { readonly danger?: boolean }) => (
  <PlainButton {...props} variant="outlined" size="small" color={danger ? 'error' : 'primary'} />
);
const Buttons = staticStyled('div')({ display: 'contents' });
