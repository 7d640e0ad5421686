'use client';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { removeEntry } from '@/components/controls/focus/remove-entry';
import { composing } from '@/components/controls/keys/composing';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { PlainCross } from '@/components/controls/PlainIcons';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { type GoodsSpec, MAX_SPEC_VALUES } from '@/lib/contract/goods/sku';
import { moved } from '@/lib/list/tree-rows';
import { SkuPicture } from './SkuPicture';

type Values = GoodsSpec['values'];
interface Props {
  readonly name: string;
  readonly values: Values;
  /** Pictures belong to the values of the first spec: a colour looks, an edition does not. */
  readonly withPictures: boolean;
  readonly disabled: boolean;
  onChange(values: Values): void;
  onRename(from: string, to: string, values: Values): void;
  /** Comes when a library was looked through: by then there may be other values. */
  onPicture(value: string, url: string): void;
}

/** The values of one spec: added with Enter, renamed in place, moved by drag or with Alt and the arrows, taken away. */
export function SpecValues({ name, values, withPictures, disabled, onChange, onRename, onPicture }: Props) {
  const t = useTranslations('goods.form');
  const rules = useTranslations('validation');
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState(false);
  const placeOf = (text: string) => values.findIndex(({ value }) => value === text);
  const taken = (text: string) => placeOf(text) >= 0;
  const add = () => {
    const fresh = [...new Set(typed.split(/[,，、\n]/).map((text) => text.trim().slice(0, 20)))].filter(
      (text) => text !== '' && !taken(text),
    );
    setTyped('');
    if (fresh.length > 0) onChange([...values, ...fresh.map((value) => ({ value, image: '' }))].slice(0, MAX_SPEC_VALUES));
  };
  const rename = (at: number, input: HTMLInputElement) => {
    const from = values[at]?.value ?? '';
    const next = input.value.trim();
    setRepeated(next !== from && taken(next));
    if (next === from || next === '' || taken(next)) {
      // What is shown is what is saved.
      input.value = from;
      return;
    }
    onRename(
      from,
      next,
      values.map((each, index) => (index === at ? { ...each, value: next } : each)),
    );
  };
  return (
    <Chips>
      <SortableList
        grid
        keys={values.map(({ value }) => value)}
        labelOf={String}
        disabled={disabled}
        onMove={(value, to) => onChange(moved(values, placeOf(value), to))}
        renderItem={(_value, at) => {
          const { value = '', image = '' } = values[at] ?? {};
          return (
            <>
              {withPictures && <SkuPicture url={image} name={value} disabled={disabled} onChange={(url) => onPicture(value, url)} />}
              <input
                defaultValue={value}
                aria-label={t('specValue', { name, n: at + 1 })}
                maxLength={20}
                size={Math.max(4, value.length * 2)}
                disabled={disabled}
                onBlur={(event) => rename(at, event.target)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault();
                  const to = at + (event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0);
                  if (!event.altKey || to === at) return;
                  // The browser goes back or forward with the same keys, at the first and last value too.
                  event.preventDefault();
                  if (to >= 0 && to < values.length) onChange(moved(values, at, to));
                }}
              />
              <PlainIconButton
                type="button"
                disabled={disabled}
                aria-label={t('removeValue', { name: value })}
                data-removes
                onClick={({ currentTarget }) => removeEntry(currentTarget, () => onChange(values.filter((_, index) => index !== at)))}
              >
                <PlainCross />
              </PlainIconButton>
            </>
          );
        }}
      />
      {values.length < MAX_SPEC_VALUES && (
        <OutlinedInput
          value={typed}
          placeholder={t('addValue')}
          disabled={disabled}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || composing(event)) return;
            event.preventDefault();
            add();
          }}
          slotProps={{ input: { 'aria-label': `${name} ${t('addValue')}`, ...{ 'data-adds': true } } }}
          sx={{ width: 150 }}
        />
      )}
      {repeated && <p role="alert">{rules('specValueRepeated')}</p>}
    </Chips>
  );
}

const Chips = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& ul': { display: 'contents' },
  '& > p': { flex: '1 0 100%', margin: 0, fontSize: sizeVar.small, color: paletteVar('error-main') },
  '& ul > li': { gap: 4, padding: '1px 2px', border },
  '& li input': { width: 'auto', minWidth: 40, border: 0, padding: 0, font: 'inherit', color: 'inherit', background: 'none' },
});
