'use client';
import SizeIcon from '@mui/icons-material/FormatSizeOutlined';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { ToolButton } from '@/components/theme/tool-button';

const menu = lazyPart(() => import('./SizeMenu').then((module) => module.SizeMenu));

/** Opens the size selector. */
export function SizeButton() {
  const t = useTranslations('screen');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const SizeMenu = useLazyPart(menu, anchor !== null, close);
  return (
    <>
      <ToolButton
        type="button"
        aria-label={t('size')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        title={t('size')}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...menu.prefetch}
      >
        <SizeIcon />
      </ToolButton>
      {SizeMenu && <SizeMenu open={anchor !== null} anchor={anchor} onClose={close} />}
    </>
  );
}
