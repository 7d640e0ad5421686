'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { hairline, ink, measure } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { PermissionNode } from '@/lib/contract/permission';
import type { RoleScope } from '@/lib/contract/role';
import { PermissionLine } from './PermissionLine';
import { allToggled, type Choice, changeable, choicesOf, codesIn, menusIn, stateOf, toggled } from './permission-choice';
import { type LineFacts, LineFactsContext } from './permission-line-facts';

export interface TreeProps {
  readonly nodes: readonly PermissionNode[];
  readonly scope: RoleScope;
  readonly chosen: readonly string[];
  /** Whether the person can give or take a code. */
  mayGive(code: string): boolean;
  readonly invalid?: boolean;
  /** Without it the tree is only looked at. */
  readonly onChange?: (chosen: readonly string[]) => void;
}

/** Codes to check under their menus: half-checked menus, everything at once, codes one does not hold in grey. */
export function PermissionTree({ nodes, scope, chosen, mayGive, invalid = false, onChange }: TreeProps) {
  const t = useTranslations('permission');
  const choices = useMemo(() => choicesOf(nodes, scope, t('view')), [nodes, scope, t]);
  const menus = useMemo(() => menusIn(choices), [choices]);
  const [expanded, setExpanded] = useState<readonly string[]>(menus);
  const facts = useMemo(() => factsOf(choices, new Set(chosen), mayGive), [choices, chosen, mayGive]);
  const codes = codesIn(choices);
  const allOpen = menus.every((menu) => expanded.includes(menu));
  const withheld = onChange !== undefined && codes.some((code) => !mayGive(code));
  return (
    <Box data-invalid={invalid}>
      <Head>
        <span aria-live="polite">{t('chosen', { n: codes.filter((code) => chosen.includes(code)).length, total: codes.length })}</span>
        {onChange && (
          <Button size="small" variant="text" onClick={() => onChange(allToggled(choices, chosen, mayGive))}>
            {t('selectAll')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={() => setExpanded(allOpen ? [] : menus)}>
          {allOpen ? t('collapse') : t('expand')}
        </Button>
      </Head>
      {withheld && <Note>{t('notHeld')}</Note>}
      <LineFactsContext value={facts}>
        <RichTreeView
          aria-label={t('tree')}
          items={choices as Choice[]}
          getItemLabel={(choice: Choice) => choice.name}
          getItemChildren={(choice: Choice) => choice.children as Choice[]}
          checkboxSelection
          multiSelect
          selectedItems={[...facts].flatMap(([id, { state }]) => (state === 'all' ? [id] : []))}
          onItemSelectionToggle={(_event, id) => onChange?.(toggled(choices, id, chosen, mayGive))}
          expandedItems={[...expanded]}
          onExpandedItemsChange={(_event, open) => setExpanded(open)}
          expansionTrigger="iconContainer"
          slots={{ item: PermissionLine }}
          sx={TREE}
        />
      </LineFactsContext>
    </Box>
  );
}

/** What each line shows, by its id. */
function factsOf(choices: readonly Choice[], chosen: ReadonlySet<string>, mayGive: (code: string) => boolean): LineFacts {
  const all = new Map<string, { state: ReturnType<typeof stateOf>; disabled: boolean }>();
  const note = (choice: Choice) => {
    all.set(choice.id, { state: stateOf(choice, chosen), disabled: !changeable(choice, mayGive) });
    choice.children.forEach(note);
  };
  choices.forEach(note);
  return all;
}

const Box = styled('div')({
  border: hairline,
  borderRadius: radius.card,
  padding: '4px 8px 8px',
  '&[data-invalid="true"]': { borderColor: ink('error-main') },
});
/** Actions stand beside each other where there is room; chosen lines are told by their boxes alone. */
const TREE = {
  '& .MuiTreeItem-content': { padding: '2px 6px', gap: '4px', borderRadius: '6px' },
  '& .MuiTreeItem-groupTransition': { paddingLeft: '30px' },
  '& .MuiTreeItem-content[data-selected]': { backgroundColor: 'transparent' },
  '& .MuiTreeItem-content:hover, & .MuiTreeItem-content[data-focused]': { backgroundColor: ink('hairline-soft') },
  '& .MuiCollapse-wrapperInner': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
} as const;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 40,
  fontSize: measure.small,
  color: ink('text-secondary'),
  '& > span': { flex: 1, paddingLeft: 8 },
});
const Note = styled('p')({ margin: '0 0 4px', padding: '0 8px', fontSize: measure.small, color: ink('text-tertiary') });
