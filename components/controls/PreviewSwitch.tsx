import { useTranslations } from 'next-intl';
import { Segments } from '@/components/controls/Segments';

/** What a window shows that has no room for fields and their preview beside each other. */
export type Shown = 'fields' | 'preview';

/** Chooses between the fields and the preview; whoever places it hides it where both have room. */
export function PreviewSwitch({ shown, onChange }: { shown: Shown; onChange(shown: Shown): void }) {
  const t = useTranslations('form.preview');
  return (
    <Segments
      className="preview-switch"
      wide
      label={t('switch')}
      chosen={shown}
      options={[
        { value: 'fields', text: t('fields') },
        { value: 'preview', text: t('shown') },
      ]}
      onChoose={onChange}
    />
  );
}
