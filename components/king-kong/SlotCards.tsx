'use client';
import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/controls/Picture';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { TWO_LINES } from '@/components/controls/table-styles';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { LinkText } from '@/components/link/LinkText';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { border, paletteVar } from '@/components/theme/css-vars';
import { PHONE_QUERY, radius, STACKED_QUERY } from '@/components/theme/tokens';
import { useMay } from '@/components/viewer/use-may';
import { useWrite } from '@/lib/client/use-write';
import { type KingKongSlot, kingKongSave } from '@/lib/contract/king-kong';
import { onOff } from '@/lib/contract/states/on-off';
import { slotForm } from './slot-dialogs';

interface Props {
  readonly slots: readonly KingKongSlot[];
  readonly marked: number | undefined;
  onMark(id: number): void;
  onMove(id: number, to: number): Promise<void>;
}

/** The slots in their order: moved by drag, by keys or by the arrows, switched on and off, edited by a click. */
export function SlotCards({ slots, marked, onMark, onMove }: Props) {
  const t = useTranslations('kingKong');
  const mayEdit = useMay()(kingKongSave);
  const ask = useAskOnDemand();
  const write = useWrite();
  const keys = slots.map(({ id }) => String(id));
  const slotOf = (key: string) => slots.find(({ id }) => String(id) === key);
  const nameOf = (key: string) => slotOf(key)?.title || t('place', { n: slotOf(key)?.slot ?? 0 });
  const edit = (slot: KingKongSlot) => {
    onMark(slot.id);
    if (mayEdit) void ask(slotForm, { slot, slots });
  };
  return (
    <Grid>
      <SortableList
        grid
        fixed={!mayEdit}
        keys={keys}
        labelOf={nameOf}
        onMove={(key, to) => void onMove(Number(key), to)}
        renderItem={(key, index) => {
          const slot = slotOf(key);
          if (!slot) return null;
          const name = nameOf(key);
          return (
            <Slot data-off={slot.status === onOff.off} data-marked={marked === slot.id}>
              <button type="button" className="body" onClick={() => edit(slot)}>
                <span className="number">{slot.slot}</span>
                <i data-empty={slot.icon === ''}>{slot.icon !== '' && <Picture url={slot.icon} alt="" whole />}</i>
                <span className="text" data-value>
                  <b>
                    {name} {slot.badgeShow === 1 && <StatusChip kind="failed" label={slot.badgeText} />}
                  </b>
                  <small>{slot.subtitle}</small>
                  <small>
                    <LinkText link={slot} />
                  </small>
                </span>
              </button>
              <span className="tools">
                <SwitchCell
                  on={slot.status === onOff.on}
                  disabled={!mayEdit}
                  label={`${name} ${t('fields.status')}`}
                  onSwitch={(on) => write(kingKongSave, { body: { ...slot, status: on ? onOff.on : onOff.off } })}
                />
                {mayEdit && (
                  <span>
                    <Arrow label={t('up', { name })} disabled={index === 0} act={() => onMove(slot.id, index - 1)} up />
                    <Arrow label={t('down', { name })} disabled={index === slots.length - 1} act={() => onMove(slot.id, index + 1)} />
                  </span>
                )}
              </span>
            </Slot>
          );
        }}
      />
    </Grid>
  );
}

const Arrow = ({ label, disabled, act, up = false }: { label: string; disabled: boolean; act(): Promise<void>; up?: boolean }) => (
  <PlainIconButton type="button" aria-label={label} disabled={disabled} onClick={() => void act()}>
    {up ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
  </PlainIconButton>
);

const Grid = styled('div')({
  '& ul > li': { border, borderRadius: radius.card, paddingLeft: 6 },
  '& ul': { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [`@media ${STACKED_QUERY}`]: { '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& ul > li:has([data-marked="true"])': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: -1 },
});
const Slot = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px 10px 4px',
  '&[data-off="true"] .body img': { opacity: 0.5 },
  '&[data-off="true"] .body b': { color: paletteVar('text-secondary') },
  '& .body': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .number': { flex: 'none', width: 20, textAlign: 'end', color: paletteVar('text-tertiary'), fontVariantNumeric: 'tabular-nums' },
  '& i': { flex: 'none', width: 52, height: 52, borderRadius: 12, overflow: 'hidden' },
  '& i[data-empty="true"]': { border, borderStyle: 'dashed' },
  '& .text': { minWidth: 0, display: 'grid' },
  '& b': { fontWeight: 500 },
  '& small': { fontSize: 12, color: paletteVar('text-secondary'), overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [`@media ${PHONE_QUERY}`]: { '& small:last-of-type': { ...TWO_LINES, whiteSpace: 'normal' } },
  '& .tools': { display: 'grid', justifyItems: 'end', gap: 4 },
});
