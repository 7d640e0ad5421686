'use client';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { findRegions, type RegionPath, type RegionTree, regionsWithin } from '@/lib/map/region-names';
import type { RegionSelectProps } from './RegionSelect';
import { Small } from './table-styles';
import { useRegionNames } from './use-region-names';

interface Choice {
  readonly path: RegionPath;
  readonly kind: 'back' | 'within' | 'found';
}

const DEPTH = 3;
export const regionText = (path: RegionPath): string => path.filter(Boolean).join(' / ');

/** The drop-down itself; loaded on use. One level after the other, or any of them by its name. */
export function RegionSelectBox({ id, value, onChange, onBlur, disabled = false, invalid = false, describedBy, refTo }: RegionSelectProps) {
  const t = useTranslations('form');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState<RegionPath>([]);
  const { tree, failed } = useRegionNames(open);
  const choices = tree ? choicesOf(tree, at, typed) : [];
  const chosen: Choice | null = value.length > 0 ? { path: value, kind: 'found' } : null;
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const choose = (choice: Choice | null) => {
    setTyped('');
    if (choice === null) return onChange([]);
    if (choice.kind !== 'back' && choice.path.length === DEPTH) {
      onChange(choice.path);
      return close();
    }
    setAt(choice.path);
  };
  return (
    <Autocomplete
      id={id}
      value={chosen}
      options={choices}
      open={open}
      disabled={disabled}
      loading={!tree && !failed}
      loadingText={t('searching')}
      noOptionsText={failed ? t('searchFailed') : t('nothingFound')}
      disableCloseOnSelect
      autoHighlight
      filterOptions={(all) => all}
      inputValue={open ? typed : regionText(value)}
      getOptionLabel={({ path }) => regionText(path)}
      getOptionKey={({ path, kind }) => `${kind} ${regionText(path)}`}
      isOptionEqualToValue={(choice, other) => choice.kind !== 'back' && regionText(choice.path) === regionText(other.path)}
      onOpen={() => {
        setAt(value.slice(0, DEPTH - 1));
        setOpen(true);
      }}
      onClose={(_event, reason) => reason !== 'selectOption' && close()}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_event, choice) => choose(choice)}
      {...(onBlur ? { onBlur } : {})}
      renderOption={({ key: _key, ...item }, choice) => (
        <li key={`${choice.kind} ${regionText(choice.path)}`} {...item}>
          <ChoiceText choice={choice} back={t('region.back')} />
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          {...(refTo ? { inputRef: refTo } : {})}
          error={invalid}
          placeholder={regionText(open && value.length > 0 ? value : at) || t('region.choose')}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, 'aria-describedby': describedBy, 'aria-invalid': invalid },
          }}
        />
      )}
    />
  );
}

function choicesOf(tree: RegionTree, at: RegionPath, typed: string): Choice[] {
  if (typed.trim() !== '') return findRegions(tree, typed, DEPTH).map((path) => ({ path, kind: 'found' }));
  const within = regionsWithin(tree, at).map((name): Choice => ({ path: [...at, name], kind: 'within' }));
  return at.length > 0 ? [{ path: at.slice(0, -1), kind: 'back' }, ...within] : within;
}

function ChoiceText({ choice: { path, kind }, back }: { choice: Choice; back: string }) {
  if (kind === 'back') return <Small as="span">← {back}</Small>;
  if (kind === 'found') return regionText(path);
  return (
    <>
      <span style={{ flex: 1 }}>{path.at(-1)}</span>
      {path.length < DEPTH && <ChevronRight aria-hidden fontSize="small" />}
    </>
  );
}
