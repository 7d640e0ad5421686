'use client';
import CheckIcon from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { SEED_PRESETS, SETTINGS_SEED, SHELL_SEED } from '@/components/theme/tokens';
import { useChangeSettings, useSetting } from '@/lib/settings/use-settings';

/** The theme colour: eight presets, and a picker that begins at the specification's colour of the settings. */
export function ThemeColours() {
  const t = useTranslations('settings');
  const theme = useSetting('theme');
  const { change } = useChangeSettings();
  const worn = (theme ?? SHELL_SEED).toLowerCase();
  return (
    <>
      <Presets role="radiogroup" aria-label={t('theme')}>
        {SEED_PRESETS.map((preset) => (
          <Swatch key={preset} style={{ backgroundColor: preset }}>
            <input
              type="radio"
              name="theme-colour"
              aria-label={t('preset', { colour: preset })}
              checked={preset.toLowerCase() === worn}
              onChange={() => change({ theme: preset })}
            />
            <CheckIcon aria-hidden />
          </Swatch>
        ))}
      </Presets>
      <Picker>
        <input type="color" value={theme?.toLowerCase() ?? SETTINGS_SEED} onChange={(event) => change({ theme: event.target.value })} />
        <span>{t('ownColour')}</span>
        <code>{worn}</code>
      </Picker>
    </>
  );
}

const Presets = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: 8 });

const Swatch = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  minWidth: 24,
  borderRadius: 6,
  cursor: 'pointer',
  boxShadow: `inset 0 0 0 1px ${paletteVar('divider')}`,
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& svg': { fontSize: 18, color: theme.palette.common.white, visibility: 'hidden' },
  '& input:checked + svg': { visibility: 'visible' },
  '&:has(input:focus-visible)': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 2 },
}));

const Picker = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginTop: 12,
  cursor: 'pointer',
  '& span': { flex: 1 },
  '& code': { fontSize: sizeVar.small, color: paletteVar('text-secondary') },
  '& input': { width: 32, height: 28, padding: 2, border: border, borderRadius: 6, background: 'none', cursor: 'pointer' },
});
