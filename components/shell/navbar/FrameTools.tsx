'use client';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { ErrorLogButton } from '@/components/error-log/ErrorLogButton';
import { SearchField } from '@/components/search/SearchField';
import { SizeButton } from '@/components/settings/SizeButton';
import { useShortcut } from '@/components/shortcuts/Shortcuts';
import { ToolButton } from '@/components/theme/tool-button';
import { useOwner } from '@/components/viewer/IdentityContext';
import { settingsStore, useChangeSettings, useSetting } from '@/lib/settings/use-settings';
import { AvatarMenu } from './AvatarMenu';
import { FullscreenButton } from './FullscreenButton';
import { errorLogDialog, settingsDialog, shortcutDialog } from './frame-dialogs';
import { LanguageButton } from './LanguageButton';
import { NoticesButton } from './NoticesButton';
import { SchemeButton } from './SchemeButton';
import { useCommands } from './use-commands';
import { useFullscreen } from './use-fullscreen';
import { usePaletteOpener } from './use-palette-opener';

const nothing = () => null;

/** The end of the navbar: what concerns the whole console. On a phone the search, the bell, the settings and the person are left. */
export function FrameTools() {
  const t = useTranslations('screen');
  const settings = useOnDemand(settingsDialog);
  const errorLog = useOnDemand(errorLogDialog);
  const sheet = useOnDemand(shortcutDialog);
  const openSettings = () => void settings.open(nothing);
  const openShortcuts = () => void sheet.open(nothing);
  const commands = useCommands({ openSettings, openShortcuts });
  const palette = usePaletteOpener(useOwner(), commands);
  const { toggle } = useFullscreen();
  const offered = useSetting('showSettings');
  const { change } = useChangeSettings();
  useShortcut('search', palette.open);
  useShortcut('sheet', openShortcuts);
  useShortcut('settings', openSettings);
  useShortcut('fullscreen', toggle);
  useShortcut('sidebar', () => change({ sidebarStatus: settingsStore().get().sidebarStatus === 'opened' ? 'closed' : 'opened' }));
  return (
    <Tools>
      <SearchField onOpen={palette.open} onWarm={palette.prefetch} />
      <NoticesButton />
      <ErrorLogButton onOpen={() => void errorLog.open(nothing)} />
      <Wide>
        <FullscreenButton />
        <SizeButton />
        <LanguageButton />
        <SchemeButton />
      </Wide>
      {offered && (
        <ToolButton
          type="button"
          aria-label={t('settings')}
          title={t('settings')}
          onClick={openSettings}
          onPointerEnter={settings.prefetch}
        >
          <SettingsIcon />
        </ToolButton>
      )}
      <AvatarMenu />
    </Tools>
  );
}

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto', flex: 'none' });
const Wide = styled('div')(({ theme }) => ({ display: 'contents', [theme.breakpoints.down('md')]: { display: 'none' } }));
