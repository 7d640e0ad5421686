'use client';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterArrow } from '@/components/controls/FilterArrow';
import { searchedFilter } from '@/components/controls/filter-styles';
import { SmallText } from '@/components/controls/table-styles';
import { useAutocompleteKeys } from '@/components/controls/use-autocomplete-keys';
import { useAutocompleteOpen } from '@/components/controls/use-autocomplete-open';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { findRegions, type RegionPath, type RegionTree, regionsWithin } from '@/lib/map/region-names';
import { INLINE_WIDTH, type RegionSelectProps } from './region-select-props';
import { useRegionNames } from './use-region-names';

interface Choice {
  readonly path: RegionPath;
  readonly kind: 'back' | 'whole' | 'within' | 'found';
}

const DEPTH = 3;
export const regionText = (path: RegionPath): string => path.filter(Boolean).join(' / ');

/** The drop-down itself; loaded on use. One level after the other, or any of them by its name. */
export function RegionSelectBox(props: RegionSelectProps) {
  const { id, value, onChange, onBlur, disabled = false, invalid = false, describedBy, partial = false, inline } = props;
  const t = useTranslations('form');
  const choiceWords = useChoiceWords();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState<RegionPath>([]);
  const { open, close, props: list } = useAutocompleteOpen({ open: () => setAt(value.slice(0, DEPTH - 1)), close: () => setTyped('') });
  const { tree, failed } = useRegionNames(open);
  const keys = useAutocompleteKeys(open, !tree && !failed);
  const choices = tree ? choicesOf(tree, at, typed, partial) : [];
  const chosen: Choice | null = value.length > 0 ? { path: value, kind: 'found' } : null;
  const choose = (choice: Choice | null) => {
    setTyped('');
    if (choice === null) return onChange([]);
    const ends = choice.kind === 'whole' || choice.kind === 'found' || choice.path.length === DEPTH;
    if (choice.kind !== 'back' && ends) {
      onChange(choice.path);
      return close();
    }
    setAt(choice.path);
  };
  return (
    <Autocomplete
      {...choiceWords}
      {...(inline ? { popupIcon: <FilterArrow /> } : {})}
      {...(id === undefined ? {} : { id })}
      value={chosen}
      options={choices}
      {...list}
      {...keys}
      disabled={disabled}
      loadingText={t('searching')}
      noOptionsText={failed ? t('searchFailed') : t('nothingFound')}
      autoHighlight
      filterOptions={(all) => all}
      inputValue={open ? typed : regionText(value)}
      getOptionLabel={({ path }) => regionText(path)}
      getOptionKey={({ path, kind }) => `${kind} ${regionText(path)}`}
      isOptionEqualToValue={(choice, other) =>
        choice.kind !== 'back' && choice.kind !== 'whole' && regionText(choice.path) === regionText(other.path)
      }
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_event, choice) => choose(choice)}
      {...(onBlur ? { onBlur } : {})}
      sx={inline ? searchedFilter(INLINE_WIDTH) : { width: '100%' }}
      renderOption={({ key: _key, ...item }, choice) => (
        <li key={`${choice.kind} ${regionText(choice.path)}`} {...item}>
          <ChoiceText choice={choice} back={t('region.back')} whole={t('region.whole', { name: choice.path.at(-1) ?? '' })} />
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          error={invalid}
          placeholder={regionText(open && value.length > 0 ? value : at) || (inline ?? t('region.choose'))}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, 'aria-label': inline, 'aria-describedby': describedBy, 'aria-invalid': invalid },
          }}
        />
      )}
    />
  );
}

function choicesOf(tree: RegionTree, at: RegionPath, typed: string, partial: boolean): Choice[] {
  if (typed.trim() !== '')
    return (partial ? [1, 2, DEPTH] : [DEPTH]).flatMap((depth) =>
      findRegions(tree, typed, depth).map((path): Choice => ({ path, kind: 'found' })),
    );
  const within = regionsWithin(tree, at).map((name): Choice => ({ path: [...at, name], kind: 'within' }));
  if (at.length === 0) return within;
  return [{ path: at.slice(0, -1), kind: 'back' }, ...(partial ? [{ path: at, kind: 'whole' } as const] : []), ...within];
}

function ChoiceText({ choice: { path, kind }, back, whole }: { choice: Choice; back: string; whole: string }) {
  if (kind === 'back') return <SmallText>← {back}</SmallText>;
  if (kind === 'whole') return whole;
  if (kind === 'found') return regionText(path);
  return (
    <>
      <span style={{ flex: 1 }}>{path.at(-1)}</span>
      {path.length < DEPTH && <ChevronRight aria-hidden fontSize="small" />}
    </>
  );
}
