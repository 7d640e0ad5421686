'use client';
import RestoreIcon from '@mui/icons-material/CloseFullscreenRounded';
import MoreIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { useShownPath, useTabState } from '@/components/tabs/tabs-context';
import { useMaximised } from '@/components/tabs/use-maximised';
import { tabOf, tabTitle } from '@/lib/tabs/tab';

interface BarToolsProps {
  readonly onMenu: (left: number, top: number) => void;
  /** Fetches the menu ahead of the press. */
  readonly prefetch: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** The end of the bar: the menu of the page on display, and the way back from a maximised page. */
export function BarTools({ onMenu, prefetch }: BarToolsProps) {
  const t = useTranslations();
  const frame = useMaximised();
  const tab = tabOf(useTabState(), useShownPath());
  return (
    <Tools>
      {frame.maximised && (
        <PlainIconButton type="button" aria-label={t('tags.restore')} onClick={frame.switch}>
          <RestoreIcon />
        </PlainIconButton>
      )}
      {tab && (
        <PlainIconButton
          type="button"
          aria-haspopup="menu"
          aria-label={t('tags.menu', { title: tabTitle(tab, t) })}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onMenu(left, bottom);
          }}
          {...prefetch}
        >
          <MoreIcon />
        </PlainIconButton>
      )}
    </Tools>
  );
}

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: '100%',
  paddingLeft: 4,
  '& svg': { fontSize: 18 },
});
