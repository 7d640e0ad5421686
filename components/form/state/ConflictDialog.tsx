'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { type Choice, type Conflict, defaultChoices } from '@/lib/form/conflict';

interface Payload {
  readonly conflicts: readonly Conflict[];
  labelOf(field: string): string;
  shownOf(field: string, value: unknown): string;
}

/** Somebody else saved the record meanwhile: each field that differs, what was typed and what is saved, and the choice between them. */
export function ConflictDialog({ payload: { conflicts, labelOf, shownOf }, answer }: DialogProps<Payload, Record<string, Choice>>) {
  const t = useTranslations('form');
  const [choices, setChoices] = useState(() => defaultChoices(conflicts));
  const choose = (field: string, choice: Choice) => setChoices((now) => ({ ...now, [field]: choice }));
  const all = (choice: Choice) => setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, choice])));
  const actions = (
    <>
      <Button variant="text" onClick={() => all('theirs')}>
        {t('conflict.allTheirs')}
      </Button>
      <Button variant="text" onClick={() => all('mine')}>
        {t('conflict.allMine')}
      </Button>
      <Button variant="contained" onClick={() => answer(choices)}>
        {t('conflict.apply')}
      </Button>
    </>
  );
  const cell = ({ field }: Conflict, choice: Choice, value: unknown) => (
    <td data-chosen={choices[field] === choice}>
      <label>
        <input type="radio" name={`conflict-${field}`} checked={choices[field] === choice} onChange={() => choose(field, choice)} />
        <span>{shownOf(field, value)}</span>
      </label>
    </td>
  );
  return (
    <DialogFrame title={t('conflict.title')} width={720} actions={actions}>
      <p>{t('conflict.text')}</p>
      <Fields>
        <thead>
          <tr>
            <th>{t('conflict.field')}</th>
            <th>{t('conflict.mine')}</th>
            <th>{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict) => (
            <tr key={conflict.field}>
              <th scope="row">
                {labelOf(conflict.field)}
                <small>{t(`conflict.by.${conflict.by}`)}</small>
              </th>
              {cell(conflict, 'mine', conflict.mine)}
              {cell(conflict, 'theirs', conflict.theirs)}
            </tr>
          ))}
        </tbody>
      </Fields>
    </DialogFrame>
  );
}

const Fields = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: sizeVar.font,
  '& th': { textAlign: 'start', fontWeight: 500, verticalAlign: 'top' },
  '& thead th': { fontSize: 13, color: paletteVar('text-secondary') },
  '& th, & td': { padding: '8px', borderBottom: softBorder, overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '26%' },
  '& small': { display: 'block', fontWeight: 400, color: paletteVar('text-tertiary'), fontSize: sizeVar.small },
  '& label': { display: 'flex', gap: 6, cursor: 'pointer' },
  '& td[data-chosen="true"]': { backgroundColor: paletteVar('primary-soft') },
});
