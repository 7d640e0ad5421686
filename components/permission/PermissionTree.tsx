'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { PermissionLine } from './PermissionLine';
import type { Choice } from './permission-choice';
import { LinesContext } from './permission-line-facts';
import { type TreeProps, usePermissionLines } from './use-permission-lines';

/** Codes to check under their menus: half-checked menus, everything at once, codes one does not hold in grey. */
export function PermissionTree(props: TreeProps) {
  const t = useTranslations('permission');
  const { choices, lines, menus, total, count, withheld, toggleAll } = usePermissionLines(props);
  const [expanded, setExpanded] = useState<readonly string[]>(menus);
  const allOpen = menus.every((menu) => expanded.includes(menu));
  const wholly = [...lines.facts].flatMap(([id, { state }]) => (state === 'all' ? [id] : []));
  return (
    <Box data-invalid={props.invalid ?? false}>
      <Head>
        <span aria-live="polite">{t('chosen', { n: count, total })}</span>
        {toggleAll && (
          <Button size="small" variant="text" onClick={toggleAll}>
            {t('selectAll')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={() => setExpanded(allOpen ? [] : menus)}>
          {allOpen ? t('collapse') : t('expand')}
        </Button>
      </Head>
      {withheld && <Note>{t('notHeld')}</Note>}
      <LinesContext value={lines}>
        <RichTreeView
          aria-label={t('tree')}
          items={choices}
          getItemLabel={(choice: Choice) => choice.name}
          getItemChildren={(choice: Choice) => [...choice.children]}
          checkboxSelection
          multiSelect
          selectedItems={wholly}
          onItemSelectionToggle={(_event, id) => lines.toggle(id)}
          expandedItems={[...expanded]}
          onExpandedItemsChange={(_event, open) => setExpanded(open)}
          expansionTrigger="iconContainer"
          slots={{ item: PermissionLine }}
          sx={TREE}
        />
      </LinesContext>
    </Box>
  );
}

const Box = styled('div')({
  border: border,
  borderRadius: radius.card,
  padding: '4px 8px 8px',
  '&[data-invalid="true"]': { borderColor: paletteVar('error-main') },
});

/** Actions stand beside each other where there is room; chosen lines are told by their boxes alone. */
const TREE = {
  '& .MuiTreeItem-content': { padding: '2px 6px', gap: '4px', borderRadius: '6px' },
  '& .MuiTreeItem-groupTransition': { paddingLeft: '30px' },
  '& .MuiTreeItem-content[data-selected]': { backgroundColor: 'transparent' },
  '& .MuiTreeItem-content:hover, & .MuiTreeItem-content[data-focused]': { backgroundColor: paletteVar('hairline-soft') },
  '& .MuiCollapse-wrapperInner': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))' },
} as const;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 40,
  fontSize: sizeVar.small,
  color: paletteVar('text-secondary'),
  '& > span': { flex: 1, paddingLeft: 8 },
});
const Note = styled('p')({ margin: '0 0 4px', padding: '0 8px', fontSize: sizeVar.small, color: paletteVar('text-tertiary') });
