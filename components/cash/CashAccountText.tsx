'use client';
import { useTranslations } from 'next-intl';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { MaskedText } from '@/components/list/cells/MaskedText';
import type { Cash } from '@/lib/contract/cash';
import { cashType } from '@/lib/contract/states/cash';
import { useRevealCash } from './use-reveal-cash';

/** As many stars as figures make an account of sixteen figures too long for its cell. */
const LONG_MASK = /\*{5,}/;

/** Where a withdrawal goes, masked; a WeChat code opens as a picture. */
export function CashAccountText({ row: { id, type, account } }: { row: Cash }) {
  const t = useTranslations('cash');
  const address = useMediaUrl();
  const reveal = useRevealCash();
  if (type === cashType.balance) return <>{t('toBalance')}</>;
  if (type === cashType.wechat && account.qrcode !== '') {
    return (
      <a href={address(account.qrcode)} target="_blank" rel="noreferrer">
        {t('fields.qrcode')}
      </a>
    );
  }
  return <MaskedText text={account.no.replace(LONG_MASK, '****')} reveal={reveal && (() => reveal(id))} />;
}
