'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const Menu = useLazyPart(moreActions, anchor !== null, close);
  return (
    <>
      <Face
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...moreActions.prefetch}
      >
        {t('moreActions')}
      </Face>
      {Menu && <Menu anchor={anchor} open={anchor !== null} actions={actions} onClose={close} />}
    </>
  );
}
