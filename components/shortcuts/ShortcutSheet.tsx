'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { isApple } from './apple';
import { keyNames } from './shortcut-keys';
import { shortcutTable } from './shortcut-table';

/** All shortcuts, drawn from the registry. */
export function ShortcutSheet() {
  const t = useTranslations();
  const apple = isApple();
  return (
    <DialogFrame title={t('shortcuts.title')} width={640}>
      <Groups>
        {(['general', 'tabs'] as const).map((group) => (
          <section key={group} aria-label={t(`shortcuts.group.${group}`)}>
            <h3>{t(`shortcuts.group.${group}`)}</h3>
            <dl>
              {shortcutTable
                .filter((shortcut) => shortcut.group === group)
                .map(({ id, keys }) => (
                  <div key={id}>
                    <dt>{t(`shortcuts.${id}`)}</dt>
                    <dd>
                      {keyNames(keys, apple).map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </Groups>
    </DialogFrame>
  );
}

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 24,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  '& h3': { margin: '0 0 4px', fontSize: sizeVar.small, fontWeight: 600, color: paletteVar('text-secondary') },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', alignItems: 'center', gap: 12, padding: '7px 0', borderBottom: softBorder },
  '& dt': { flex: 1 },
  '& dd': { display: 'flex', gap: 4, margin: 0, flex: 'none' },
  '& kbd': {
    padding: '0 6px',
    border: border,
    borderRadius: 4,
    fontFamily: 'inherit',
    fontSize: 12,
    lineHeight: '20px',
    color: paletteVar('text-secondary'),
  },
}));
