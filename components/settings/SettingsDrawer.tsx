'use client';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { onCloseBy } from '@/components/dialogs/on-close';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { LanguageChoice } from './LanguageChoice';
import { LayoutSwitches } from './LayoutSwitches';
import { LiveTabsField } from './LiveTabsField';
import { ModeChoice } from './ModeChoice';
import { SettingsFile } from './SettingsFile';
import { ThemeColours } from './ThemeColours';

/** Everything a person may set about the console's look; each change is worn at once, here and in the other windows. */
export function SettingsDrawer(_: DialogProps<null, never>) {
  const t = useTranslations('settings');
  const { open, exited, dismiss } = useDialogSlot();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      data-leaving={!open}
      onClose={onCloseBy(dismiss)}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: 320, maxWidth: '100%' } },
        transition: { onExited: exited },
      }}
    >
      <Head>
        <h2 id={titleId}>{t('title')}</h2>
        <IconButton aria-label={t('close')} onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>
        <Group title={t('theme')}>
          <ThemeColours />
        </Group>
        <Group title={t('mode')}>
          <ModeChoice />
        </Group>
        <Group title={t('language')}>
          <LanguageChoice />
        </Group>
        <Group title={t('layout')}>
          <LayoutSwitches />
        </Group>
        <Group title={t('tabs')}>
          <LiveTabsField />
        </Group>
      </Body>
      <SettingsFile />
    </Drawer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 52,
  padding: '0 10px 0 20px',
  borderBottom: border,
  '& h2': { flex: 1, margin: 0, fontSize: 15, fontWeight: 600 },
});

const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 20px 20px',
  '& h3': { margin: '18px 0 8px', fontSize: sizeVar.small, fontWeight: 500, color: paletteVar('text-secondary') },
});
