'use client';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { staticStyled } from '@/components/theme/static-styled';
import { LinkButton } from './link-button';
import { MoreButton } from './MoreButton';
import type { RowAction } from './row-action';

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
      {shown.length < given.length && <MoreButton face={LinkButton} actions={given.filter((action) => !shown.includes(action))} />}
    </Line>
  );
}

const Line = staticStyled('span')({ display: 'inline-flex', gap: 4, marginLeft: -6, whiteSpace: 'nowrap' });
