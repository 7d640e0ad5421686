import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';

/** What a window shows that has no room for fields and their preview beside each other. */
export type Shown = 'fields' | 'preview';

/** Chooses between the fields and the preview; whoever places it hides it where both have room. */
export function PreviewSwitch({ shown, onChange }: { shown: Shown; onChange(shown: Shown): void }) {
  const t = useTranslations('form.preview');
  return (
    <ToggleButtonGroup
      className="preview-switch"
      fullWidth
      value={shown}
      onChange={(_event, next) => next && onChange(next)}
      aria-label={t('switch')}
    >
      <ToggleButton value="fields">{t('fields')}</ToggleButton>
      <ToggleButton value="preview">{t('shown')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
