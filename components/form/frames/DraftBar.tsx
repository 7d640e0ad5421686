'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { InlineAlert } from '@/components/feedback/InlineAlert';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { shellTime } from '@/lib/format/relative-time';
import { shanghaiDate, wireTime } from '@/lib/format/shanghai-time';
import type { ResourceForm } from '../state/resource-form';

/** Tells of a draft, when it was typed and in what it differs: one of an earlier visit can be taken, one that is back already given up. */
export function DraftBar<Values extends FieldValues>({ form }: { form: ResourceForm<Values> }) {
  const t = useTranslations('form');
  const translate = useTranslations();
  const [open, setOpen] = useState(false);
  const { draft } = form;
  if (!draft) return null;
  const when = shellTime(new Date(draft.savedAt), new Date(), translate, shanghaiDate);
  const actions = (
    <>
      <PlainButton size="small" variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('draft.differences', { n: draft.differences.length })}
      </PlainButton>
      <PlainButton size="small" variant="text" color="neutral" onClick={draft.discard}>
        {t('draft.discard')}
      </PlainButton>
      {!draft.restored && (
        <PlainButton size="small" variant="contained" onClick={draft.restore}>
          {t('draft.restore')}
        </PlainButton>
      )}
    </>
  );
  return (
    <InlineAlert severity={draft.outdated ? 'warning' : 'info'} action={<Actions>{actions}</Actions>}>
      {draft.restored ? t('draft.restored', { when: clockOf(draft.savedAt) }) : t('draft.found', { when })}
      {draft.outdated && <span> {t('draft.outdated')}</span>}
      {open && (
        <Differences>
          {draft.differences.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{form.labelOf(field)}</dt>
              <dd>
                <del>{form.shownOf(field, before)}</del> → <ins>{form.shownOf(field, after)}</ins>
              </dd>
            </div>
          ))}
        </Differences>
      )}
    </InlineAlert>
  );
}

/** The time of day, as the console shows times. */
const clockOf = (savedAt: number) => wireTime(new Date(savedAt)).slice(11, 16);

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const Differences = styled('dl')({
  margin: '8px 0 0',
  fontSize: sizeVar.small,
  '& > div': { display: 'flex', gap: 12, padding: '4px 0', borderTop: softBorder },
  '& dt': { flex: 'none', width: 110, color: paletteVar('text-secondary') },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& del': { color: paletteVar('text-tertiary') },
  '& ins': { textDecoration: 'none' },
});
