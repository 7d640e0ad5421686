'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ComponentType } from 'react';
import { useLazyMenu } from '@/components/dialogs/use-lazy-menu';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
import type { RowAction } from './row-action';

const moreActions = lazyPart(() => import('./MoreActions').then((module) => module.MoreActions));

interface Props {
  readonly actions: readonly RowAction[];
  /** The button it looks like: one of those beside it. */
  readonly face: ComponentType<ComponentProps<'button'>>;
}

/** "More": opens the actions that have no button of their own. */
export function MoreButton({ actions, face: Face }: Props) {
  const t = useTranslations('list');
  const { Menu, params, button } = useLazyMenu(moreActions);
  return (
    <>
      <Face type="button" {...button}>
        {t('moreActions')}
      </Face>
      {Menu && <Menu {...params} actions={actions} />}
    </>
  );
}
