'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { staticStyled } from '@/components/theme/static-styled';
import { LinkButton } from './link-button';
import type { RowAction } from './row-action';

const moreActions = lazyPart(() => import('./MoreActions').then((module) => module.MoreActions));

/** Buttons of a row, the rest under "more": at most three, and two where their names are long. The head of a drawer has room for others. */
const MOST = { 'zh-CN': 3, en: 2 } as const;

/** What can be done with a row; entries that are false are left out, so that conditions can stand in the list. */
export function RowActions({ actions, most }: { actions: readonly (RowAction | false | undefined)[]; most?: number }) {
  const { language } = useLanguage();
  const room = most ?? MOST[language];
  const given = actions.filter((action): action is RowAction => Boolean(action));
  const first = most === undefined ? given.filter(({ rare = false }) => !rare) : given;
  const shown = first.length === given.length && given.length <= room ? given : first.slice(0, room - 1);
  return (
    <Line>
      {shown.map((action) => (
        <LinkButton key={action.key} type="button" data-danger={action.danger ?? false} disabled={action.disabled} onClick={action.act}>
          {action.label}
        </LinkButton>
      ))}
      {shown.length < given.length && <More actions={given.filter((action) => !shown.includes(action))} />}
    </Line>
  );
}

function More({ actions }: { actions: readonly RowAction[] }) {
  const t = useTranslations('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const Menu = useLazyPart(moreActions, anchor !== null, close);
  return (
    <>
      <LinkButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...moreActions.prefetch}
      >
        {t('moreActions')}
      </LinkButton>
      {Menu && <Menu anchor={anchor} open={anchor !== null} actions={actions} onClose={close} />}
    </>
  );
}

const Line = staticStyled('span')({ display: 'inline-flex', gap: 4, marginLeft: -6, whiteSpace: 'nowrap' });
