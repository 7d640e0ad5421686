'use client';
import { useTranslations } from 'next-intl';
import { Hints } from './palette-styles';

/** The keys of the palette, and what may be typed. */
export function PaletteHints() {
  const t = useTranslations('search');
  return (
    <Hints aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('keys.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('keys.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('keys.leave')}
      </span>
      <span className="hint">{t('hint')}</span>
    </Hints>
  );
}
