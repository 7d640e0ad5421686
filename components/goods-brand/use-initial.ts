'use client';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GoodsBrandDraft } from '@/lib/contract/goods-brand';

type Values = GoodsBrandDraft & { version?: number | undefined };

/** Fills the initial from the name, by pinyin where it is Chinese, as long as nobody has typed another. */
export function useInitial(hook: UseFormReturn<Values>, follows: boolean): void {
  const name = hook.watch('name');
  useEffect(() => {
    const typed = () => hook.formState.dirtyFields.firstLetter === true;
    if (!follows || typed() || name.trim() === '') return;
    let wanted = true;
    void import('pinyin-pro').then(({ pinyin }) => {
      const [first = ''] = pinyin(name.trim().slice(0, 1), { pattern: 'first', toneType: 'none', type: 'array' });
      const letter = first.slice(0, 1).toUpperCase();
      // Another may have been typed while the code was on its way.
      if (wanted && !typed() && /^[A-Z]$/.test(letter)) hook.setValue('firstLetter', letter, { shouldValidate: true });
    });
    return () => {
      wanted = false;
    };
  }, [hook, name, follows]);
}
