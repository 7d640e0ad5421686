'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { type Language, languages } from '@/lib/messages/language';
import { useChangeSettings } from '@/lib/settings/use-settings';
import { bareButton } from './bare-button';
import { RefusalText } from './RefusalText';

/** Language and scheme, which one wants to choose before signing in. */
export function PageChoices() {
  const translate = useTranslations('shell');
  const request = useTranslations('request');
  const { language, changeLanguage } = useLanguage();
  const { change } = useChangeSettings();
  const [lost, setLost] = useState(false);
  const speak = (next: Language) => {
    setLost(false);
    changeLanguage(next).catch(() => setLost(true));
  };
  return (
    <>
      <Row>
        <fieldset aria-label={translate('language')}>
          {languages.map((each) => (
            <Choice type="button" key={each} lang={each} aria-pressed={each === language} onClick={() => speak(each)}>
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
      {/* The page has no messages of the console: what is missing is told where it was asked for. */}
      {lost && <RefusalText text={request('network')} />}
    </>
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
