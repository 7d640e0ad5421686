'use client';
import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { ToggleSwitch } from '@/components/controls/toggle/ToggleSwitch';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { paletteVar } from '@/components/theme/css-vars';
import { PHONE_QUERY } from '@/components/theme/tokens';
import { type HomeLayout, settableOf } from '@/lib/contract/home-layout';
import { parseWhole } from '@/lib/format/whole-number';
import { BlockField } from './BlockField';

/** As many as a limit may have, and one more for its rule to say what is wrong. */
const MOST_DIGITS = 4;

interface Props {
  readonly form: ResourceForm<HomeLayout>;
  readonly index: number;
  readonly name: string;
  readonly count: number;
  readonly disabled: boolean;
  onMark(): void;
  onMove(to: number): void;
}

/** One block: its place, heading, number of entries and whether it is shown. */
export function BlockRow({ form, index, name, count, disabled, onMark, onMove }: Props) {
  const t = useTranslations('homeLayout');
  const { control } = form.hook;
  const block = useController({ control, name: `list.${index}` }).field.value;
  const title = useController({ control, name: `list.${index}.title` });
  const limit = useController({ control, name: `list.${index}.limit` });
  const visible = useController({ control, name: `list.${index}.visible` });
  const { setKind } = form.facts;
  useEffect(() => setKind(`list.${index}.limit`, 'typed'), [setKind, index]);
  const { title: hasTitle, limit: hasLimit } = settableOf(block.key);
  const off = disabled || form.busy;
  return (
    <Row data-off={block.visible === 0} data-field={`list.${index}`} onFocusCapture={onMark}>
      <span className="number">{index + 1}</span>
      <span className="name">{name}</span>
      <span className="title">
        {hasTitle && (
          <BlockField
            label={`${name} ${t('fields.list.title')}`}
            field={title.field}
            state={title.fieldState}
            disabled={off}
            attributes={{ maxLength: 10 }}
            onType={title.field.onChange}
          />
        )}
      </span>
      <span className="limit">
        {hasLimit !== undefined && (
          <BlockField
            label={`${name} ${t('fields.list.limit')}`}
            field={limit.field}
            state={limit.fieldState}
            disabled={off}
            attributes={{ inputMode: 'numeric' }}
            onType={(text) => typeLimit(text, limit.field.onChange)}
          />
        )}
      </span>
      <ToggleSwitch
        checked={visible.field.value === 1}
        disabled={off}
        aria-label={`${name} ${t('fields.list.visible')}`}
        onSwitch={(on) => visible.field.onChange(on ? 1 : 0)}
      />
      {!disabled && (
        <>
          <PlainIconButton type="button" aria-label={t('up', { name })} disabled={off || index === 0} onClick={() => onMove(index - 1)}>
            <ArrowUpward fontSize="small" />
          </PlainIconButton>
          <PlainIconButton
            type="button"
            aria-label={t('down', { name })}
            disabled={off || index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDownward fontSize="small" />
          </PlainIconButton>
        </>
      )}
    </Row>
  );
}

/** Takes what is a count, or nothing at all, which is null: for undefined the form gives back what is saved. A key that makes it none is not taken. */
function typeLimit(text: string, take: (limit: number | null) => void): void {
  const count = parseWhole(text, MOST_DIGITS);
  if (text.trim() === '') take(null);
  else if (count !== null && count >= 0) take(count);
}

/** Place, name, heading, number, shown, moving up and down. */
export const blockColumns = {
  display: 'grid',
  gridTemplateColumns: '32px 110px minmax(0, 1fr) 80px 58px 30px 30px',
  alignItems: 'center',
  gap: 8,
} as const;

const Row = styled('div')({
  ...blockColumns,
  flex: 1,
  minWidth: 0,
  minHeight: 46,
  padding: '4px 8px 4px 0',
  [`@media ${PHONE_QUERY}`]: {
    gridTemplateColumns: '24px minmax(0, 1fr) 58px 34px 34px',
    '& .title, & .limit': { gridRow: 2 },
    '& .title': { gridColumn: '2 / 4' },
    '& .limit': { gridColumn: '4 / 6' },
  },
  '&[data-off="true"] .name': { color: paletteVar('text-tertiary') },
  '& .number': { textAlign: 'end', color: paletteVar('text-tertiary'), fontVariantNumeric: 'tabular-nums' },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .title:empty, & .limit:empty': { [`@media ${PHONE_QUERY}`]: { display: 'none' } },
});
