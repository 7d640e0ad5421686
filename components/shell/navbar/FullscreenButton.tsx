'use client';
import ExitIcon from '@mui/icons-material/FullscreenExitOutlined';
import EnterIcon from '@mui/icons-material/FullscreenOutlined';
import { useTranslations } from 'next-intl';
import { ToolButton } from '@/components/theme/tool-button';
import { useFullscreen } from './use-fullscreen';

/** Gives the console the whole screen and takes it back; the icon follows Esc too. */
export function FullscreenButton() {
  const t = useTranslations('screen');
  const { full, toggle } = useFullscreen();
  const label = t(full ? 'exit' : 'enter');
  return (
    <ToolButton type="button" aria-label={label} title={label} onClick={toggle}>
      {full ? <ExitIcon /> : <EnterIcon />}
    </ToolButton>
  );
}
