'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { joinNames } from '@/lib/format/punctuation';
import { TimeLeft } from '../TimeLeft';
import { FormAnswers } from './FormAnswers';
import { Section } from './Section';

/** The answers of a form order, who handles it, and what came of it. */
export function OrderForm({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const { language } = useLanguage();
  const { supplement, result } = order;
  const facts: Fact[] = [
    { label: t('fields.handlerName'), value: order.handlerName },
    { label: t('fields.acceptTime'), value: order.acceptTime },
    { label: t('fields.promiseUntil'), value: order.promiseUntil },
    { label: t('fields.timeLeft'), value: <TimeLeft order={order} /> },
    { label: t('fields.submitCount'), value: order.submitCount },
    { label: t('fields.reworkCount'), value: order.reworkCount },
  ];
  return (
    <>
      <FormAnswers order={order} />
      <FactList title={t('handling')} facts={facts} />
      {supplement && (
        <Section title={t('supplement')} note={supplement.time}>
          <p>
            {joinNames(
              order.formSnapshot.filter(({ key }) => supplement.fieldKeys.includes(key)).map(({ label }) => label),
              language,
            )}
          </p>
          <p>{supplement.reason}</p>
        </Section>
      )}
      {result && (
        <Section title={t('result')}>
          {result.text !== '' && <p>{result.text}</p>}
          {result.images.length > 0 && <EvidencePictures urls={result.images} label={t('result')} size={72} />}
          {result.privateNote !== '' && <p>{t('slip.line', { label: t('privateNote'), value: result.privateNote })}</p>}
        </Section>
      )}
    </>
  );
}
