'use client';
import { useTranslations } from 'next-intl';
import { trail } from '@/lib/navigation/derive';
import type { ScreenPath } from '@/lib/navigation/table';
import { useMap } from '../MapContext';
import { stall } from './Drawings';
import { HomeButton } from './HomeButton';
import { StatusPage } from './StatusPage';

/** Says honestly that this version has no such screen. */
export function NotBuilt({ path }: { path: ScreenPath }) {
  const translate = useTranslations();
  const { routes } = useMap();
  const titleKey = trail(routes, path.replace(/:\w+/g, '1')).at(-1)?.titleKey ?? 'route.dashboard';
  return (
    <StatusPage
      title={translate('shell.notBuilt.title', { page: translate(titleKey) })}
      text={translate('shell.notBuilt.text')}
      drawing={stall}
      action={<HomeButton />}
    />
  );
}
