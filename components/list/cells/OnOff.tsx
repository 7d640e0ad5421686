'use client';
import { useTranslations } from 'next-intl';
import { StatusChip } from './StatusChip';

/** Enabled or disabled. */
export function OnOff({ on }: { on: boolean }) {
  const common = useTranslations('common');
  return <StatusChip kind={on ? 'running' : 'closed'} label={common(on ? 'on' : 'off')} />;
}
