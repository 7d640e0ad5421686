'use client';
import { useTranslations } from 'next-intl';
import { FactList } from '@/components/controls/FactList';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { WithdrawalTerms } from '@/lib/contract/cash/terms';
import { formatFen } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/percent';
import { withNote } from '@/lib/format/punctuation';
import { feeOf } from './fee-of';

/** The rules of a withdrawal and what arrives of the amount typed. */
export function TermsText({ terms, amount }: { terms: WithdrawalTerms; amount: number }) {
  const t = useTranslations('cash');
  const { language } = useLanguage();
  const fee = feeOf(amount, terms.feePercent);
  return (
    <div style={{ gridColumn: '1 / -1', margin: '-8px -20px 4px' }}>
      <FactList
        facts={[
          { label: t('terms.available'), value: formatFen(terms.available) },
          { label: t('terms.minimum'), value: formatFen(terms.minimum) },
          { label: t('terms.leftToday'), value: terms.leftToday === null ? t('terms.noLimit') : formatFen(terms.leftToday) },
          { label: withNote(t('fields.fee'), formatPercent(terms.feePercent), language), value: formatFen(fee) },
          { label: t('fields.arrival'), value: formatFen(Math.max(0, amount - fee)) },
          ...(terms.note === '' ? [] : [{ label: t('terms.note'), value: terms.note }]),
        ]}
      />
    </div>
  );
}
