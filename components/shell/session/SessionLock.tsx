'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useDismissDialogs } from '@/components/dialogs/use-ask';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { loginPath } from '@/lib/navigation/safe-redirect';
import type { AccountState } from '@/lib/windows/account-state';
import { leaveFreely } from '@/lib/windows/free-leave';

/** What a window shows that is no longer the signed-in account's: a banner over everything, or, after a sign-out, the sign-in. */
export function SessionLock({ accountState }: { accountState: AccountState }) {
  const dismiss = useDismissDialogs();
  useEffect(() => {
    if (accountState === 'ours' || accountState === 'unsure') return;
    dismiss();
    if (accountState === 'other') return;
    // Nothing of the account that left may stay in sight, so no question is asked here.
    leaveFreely();
    window.location.replace(loginPath(`${window.location.pathname}${window.location.search}`));
  }, [accountState, dismiss]);
  if (accountState !== 'other') return null;
  const goOn = () => {
    leaveFreely();
    window.location.reload();
  };
  return <Banner onContinue={goOn} />;
}

function Banner({ onContinue }: { onContinue: () => void }) {
  const t = useTranslations('screen.frozen');
  return (
    <Veil>
      <Words role="alertdialog" aria-modal="true" aria-labelledby="frozen-title" aria-describedby="frozen-text">
        <div>
          <h2 id="frozen-title">{t('otherTitle')}</h2>
          <p id="frozen-text">{t('otherText')}</p>
        </div>
        <PlainButton variant="contained" autoFocus onClick={onContinue}>
          {t('reload')}
        </PlainButton>
      </Words>
    </Veil>
  );
}

const Veil = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: paletteVar('floating-backdrop'),
}));
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  maxWidth: 900,
  margin: '12px auto',
  padding: '14px 20px',
  borderRadius: radius.dialog,
  backgroundColor: paletteVar('background-paper'),
  boxShadow: paletteVar('floating-dialog'),
  '& h2': { margin: 0, fontSize: 16, fontWeight: 600 },
  '& p': { margin: '2px 0 0', fontSize: sizeVar.font, color: paletteVar('text-secondary') },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch', margin: 12 },
}));
