'use client';
import SizeIcon from '@mui/icons-material/FormatSizeOutlined';
import { useTranslations } from 'next-intl';
import { useLazyMenu } from '@/components/dialogs/use-lazy-menu';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
import { ToolButton } from '@/components/theme/tool-button';

const menu = lazyPart(() => import('./SizeMenu').then((module) => module.SizeMenu));

/** Opens the size selector. */
export function SizeButton() {
  const t = useTranslations('screen');
  const { Menu, params, button } = useLazyMenu(menu);
  return (
    <>
      <ToolButton type="button" aria-label={t('size')} title={t('size')} {...button}>
        <SizeIcon />
      </ToolButton>
      {Menu && <Menu {...params} />}
    </>
  );
}
