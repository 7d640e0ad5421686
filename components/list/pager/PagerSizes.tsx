'use client';
import { useTranslations } from 'next-intl';
import { dropDown } from '@/components/controls/PlainSelect';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';
import { PAGE_SIZES } from '@/lib/contract/call/page';

/** How many rows a page holds: the browser's own drop-down, because it opens at once and costs nothing. */
export function PagerSizes({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const t = useTranslations('page');
  return (
    <Choice aria-label={t('sizeLabel')} value={size} onChange={(event) => onChange(Number(event.target.value))}>
      {PAGE_SIZES.map((each) => (
        <option key={each} value={each}>
          {t('size', { n: each })}
        </option>
      ))}
    </Choice>
  );
}

const Choice = staticStyled('select')({
  ...dropDown,
  height: sizeVar.controlSmall,
  paddingLeft: 8,
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  color: paletteVar('text-primary'),
  font: 'inherit',
  cursor: 'pointer',
});
