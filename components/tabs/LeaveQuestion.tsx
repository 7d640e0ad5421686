'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { sizeVar } from '@/components/theme/css-vars';

/** What would lose unsaved input. */
export type Leaving = 'close' | 'refresh' | 'signOut';

/** Asks once, naming every page that holds something unsaved. */
export function LeaveQuestion({ payload, answer }: DialogProps<{ leaving: Leaving; titles: readonly string[] }, boolean>) {
  const t = useTranslations('tags.leave');
  const actions = (
    <>
      <Button variant="outlined" autoFocus onClick={() => answer(false)}>
        {t('stay')}
      </Button>
      <Button variant="contained" color="error" onClick={() => answer(true)}>
        {t(payload.leaving)}
      </Button>
    </>
  );
  return (
    <DialogFrame title={t('title')} width={440} role="alertdialog" actions={actions}>
      <Text>{t('text')}</Text>
      <Pages>
        {payload.titles.map((title, at) => (
          <li key={`${at.toString()} ${title}`}>{title}</li>
        ))}
      </Pages>
    </DialogFrame>
  );
}

const Text = styled('p')({ margin: 0, fontSize: sizeVar.font });
const Pages = styled('ul')({ margin: '8px 0 0', paddingLeft: 20, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' });
