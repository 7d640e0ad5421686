'use client';
import Close from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Picture } from '@/components/controls/Picture';
import { AnsweredAll } from '@/components/feedback/AnsweredAll';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { border, paletteVar, softBorder } from '@/components/theme/css-vars';
import { PHONE_QUERY } from '@/components/theme/tokens';
import type { Pick } from './picks';

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  readonly name: FieldPath<Values>;
  /** What was found. */
  readonly picks: readonly Pick[];
  /** They are those of earlier words: they would change under the pointer that chooses from them. */
  readonly isEarlier: boolean;
  /** What found them. */
  readonly answers: readonly UseQueryResult[];
  /** What was chosen so far, and before: what was found may have gone with the next word. */
  readonly known: readonly Pick[];
  onChoose(pick: Pick): void;
  readonly disabled: boolean;
  readonly max: number;
  readonly typed: string;
  onType(text: string): void;
}

/** What can be chosen at the left, what was chosen at the right; the form holds the ids in the order they were chosen. */
export function PickList<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, picks, isEarlier, answers, known, onChoose, disabled, max, typed, onType } = props;
  const t = useTranslations('coupon.picks');
  const field = useField({ form, name, disabled, wide: true }, 'chosen');
  const chosen: readonly number[] = Array.isArray(field.value) ? field.value : [];
  // Some of them would look like all.
  const shown = answers.every(({ data }) => data !== undefined) ? picks : [];
  const pickOf = (id: number) => [...known, ...picks].find((pick) => pick.id === id);
  const toggle = (pick: Pick, on: boolean) => {
    onChoose(pick);
    field.change(on ? [...chosen, pick.id] : chosen.filter((id) => id !== pick.id));
  };
  return (
    <FieldFrame field={field} group>
      <Panes>
        <div>
          <header>
            <TextField
              placeholder={t('search')}
              value={typed}
              disabled={field.disabled}
              onChange={(event) => onType(event.target.value)}
              slotProps={{ htmlInput: { 'aria-label': t('search') } }}
            />
          </header>
          <ul>
            {shown.map((pick) => (
              <li key={pick.id} data-chosen={chosen.includes(pick.id)}>
                <FormControlLabel
                  control={<Checkbox checked={chosen.includes(pick.id)} onChange={(_event, on) => toggle(pick, on)} />}
                  disabled={field.disabled || isEarlier || (chosen.length >= max && !chosen.includes(pick.id))}
                  label={
                    <>
                      <Thumb url={pick.image} />
                      <span className="text">
                        {pick.name}
                        <small>{pick.note}</small>
                      </span>
                      <span className="amount">{pick.amount}</span>
                    </>
                  }
                />
              </li>
            ))}
            {shown.length === 0 && (
              <li className="none">
                <AnsweredAll of={answers} skeleton={<TextSkeleton />}>
                  {() => t('none')}
                </AnsweredAll>
              </li>
            )}
          </ul>
        </div>
        <div>
          <header>
            <span>{t('chosen', { n: chosen.length, max })}</span>
            <Button size="small" disabled={field.disabled || chosen.length === 0} onClick={() => field.change([])}>
              {t('clear')}
            </Button>
          </header>
          <ul>
            {chosen.map((id) => (
              <li key={id}>
                <span className="line">
                  <Thumb url={pickOf(id)?.image ?? ''} />
                  <span className="text">{pickOf(id)?.name ?? `ID ${id}`}</span>
                  <IconButton
                    size="small"
                    disabled={field.disabled}
                    aria-label={t('remove', { name: pickOf(id)?.name ?? `ID ${id}` })}
                    onClick={() => field.change(chosen.filter((each) => each !== id))}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Panes>
    </FieldFrame>
  );
}

const Thumb = ({ url }: { url: string }) => (
  <i className="thumb">
    <Picture url={url} alt="" />
  </i>
);

const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  border,
  borderRadius: 8,
  overflow: 'hidden',
  [`@media ${PHONE_QUERY}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div + div': { borderLeft: softBorder },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 52,
    padding: '0 12px',
    borderBottom: softBorder,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', height: 260, overflow: 'auto' },
  '& li[data-chosen="true"]': { backgroundColor: paletteVar('primary-soft') },
  '& li > label': { display: 'flex', margin: 0, padding: '0 12px 0 4px' },
  '& li > label > span:last-child, & .line': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 8, minHeight: 48 },
  '& .line': { padding: '0 12px' },
  '& .thumb': { flex: 'none', width: 34, height: 34, borderRadius: 6, overflow: 'hidden' },
  '& .text': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: paletteVar('text-tertiary'), fontSize: 12 },
  '& .amount': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .none': { padding: 20, textAlign: 'center', color: paletteVar('text-tertiary') },
});
