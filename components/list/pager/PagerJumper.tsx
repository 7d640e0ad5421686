'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { composing } from '@/components/controls/keys/composing';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';
import { jumpTarget } from '@/lib/list/pager-model';

/** Goes to a typed page, on Enter or when the field is left. */
export function PagerJumper({ pages, current, onJump }: { pages: number; current: number; onJump: (page: number) => void }) {
  const t = useTranslations('page');
  const [typed, setTyped] = useState<string | null>(null);
  const jump = () => {
    const page = typed === null ? null : jumpTarget(typed, pages);
    setTyped(null);
    if (page !== null && page !== current) onJump(page);
  };
  return (
    <span className="jumper">
      {t('jump')}
      <Field
        aria-label={t('jumpLabel')}
        inputMode="numeric"
        value={typed ?? String(current)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={jump}
        onKeyDown={(event) => {
          if (composing(event)) return;
          if (event.key === 'Enter') jump();
          if (event.key !== 'Escape' || typed === null) return;
          // It takes back what was typed, and is not meant for the drawer around.
          event.stopPropagation();
          setTyped(null);
        }}
      />
    </span>
  );
}

const Field = staticStyled('input')({
  width: 48,
  height: sizeVar.controlSmall,
  margin: '0 6px',
  padding: '0 6px',
  textAlign: 'center',
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  color: paletteVar('text-primary'),
  font: 'inherit',
});
