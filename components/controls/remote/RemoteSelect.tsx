'use client';
import { useTranslations } from 'next-intl';
import { LazyCombobox } from '@/components/controls/lazy/LazyCombobox';
import { lazyComponent } from '@/components/controls/lazy/lazy-component';
import { INLINE_WIDTH, type RemoteSelectProps } from './remote-select-props';
import { unnamed } from './remote-source';

const box = lazyComponent(() => import('./RemoteSelectBox').then((module) => module.RemoteSelectBox));

/**
 * One record out of many, found on the server while typing. The code behind it is heavy: it comes when the field is used, or when there
 * is a record whose name must be shown.
 */
export function RemoteSelect<Found>(props: RemoteSelectProps<Found>) {
  const t = useTranslations('form');
  const { label, value, known, id, disabled = false, invalid = false, describedBy, inline = false, onBlur, refTo } = props;
  const chosen = known?.value === value ? known : value === null ? null : unnamed(value);
  return (
    <LazyCombobox
      box={box}
      filled={value !== null}
      id={id}
      placeholder={t('searchPlaceholder')}
      shown={chosen?.label}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      {...(inline && { inline: { label, width: INLINE_WIDTH } })}
      {...(onBlur && { onBlur })}
      {...(refTo && { refTo })}
    >
      {(Box, input) => <Box {...props} id={input} />}
    </LazyCombobox>
  );
}
