'use client';
import { useTranslations } from 'next-intl';
import { LazyCombobox } from '@/components/controls/lazy/LazyCombobox';
import { lazyComponent } from '@/components/controls/lazy/lazy-component';
import { INLINE_WIDTH, type RegionSelectProps } from './region-select-props';

const box = lazyComponent(() => import('./RegionSelectBox').then((module) => module.RegionSelectBox));

/** Province, city and district, chosen one after the other or found by typing. */
export function RegionSelect({ refTo, ...props }: RegionSelectProps) {
  const t = useTranslations('form');
  const { value, id, disabled = false, invalid = false, describedBy, inline, onBlur } = props;
  return (
    <LazyCombobox
      box={box}
      filled={value.length > 0}
      id={id}
      placeholder={t('region.choose')}
      shown={value.join(' / ')}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      {...(inline !== undefined && { inline: { label: inline, width: INLINE_WIDTH } })}
      {...(onBlur && { onBlur })}
      {...(refTo && { refTo })}
    >
      {(Box, input) => <Box {...props} id={input} />}
    </LazyCombobox>
  );
}
