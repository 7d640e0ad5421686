'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { languages } from '@/lib/messages/language';
import { useChangeSettings } from '@/lib/settings/use-settings';
import { bareButton } from './bare-button';

/** Language and scheme, which one wants to choose before signing in. */
export function PageChoices() {
  const translate = useTranslations('shell');
  const { language, changeLanguage } = useLanguage();
  const { change } = useChangeSettings();
  return (
    <Row>
      <fieldset aria-label={translate('language')}>
        {languages.map((each) => (
          <Choice type="button" key={each} lang={each} aria-pressed={each === language} onClick={() => changeLanguage(each)}>
            {translate(`languages.${each}`)}
          </Choice>
        ))}
      </fieldset>
      <fieldset aria-label={translate('scheme')}>
        {(['light', 'dark'] as const).map((each) => (
          <Choice type="button" key={each} className={each} onClick={() => change({ colourMode: each })}>
            {translate(`schemes.${each}`)}
          </Choice>
        ))}
      </fieldset>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 16,
  '& fieldset': { display: 'flex', border: 0, margin: '0 -6px', padding: 0 },
});
const Choice = styled('button')({
  ...bareButton,
  minHeight: 28,
  padding: '0 6px',
  borderRadius: 6,
  fontFamily: 'inherit',
  fontSize: sizeVar.small,
  color: paletteVar('text-secondary'),
  '&:hover': { color: paletteVar('text-primary') },
  // The chosen scheme is the one the root element wears, which only CSS knows before the first paint.
  '&[aria-pressed="true"], [data-color-scheme="light"] &.light, [data-color-scheme="dark"] &.dark': {
    color: paletteVar('primary-main'),
    fontWeight: 500,
  },
});
