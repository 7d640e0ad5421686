'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { type Fact, FactList } from '@/components/controls/FactList';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Picture } from '@/components/controls/Picture';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useReveal } from '@/components/list/cells/use-reveal';
import { useFacts } from '@/components/records/use-facts';
import { paletteVar } from '@/components/theme/css-vars';
import type { storeReveal } from '@/lib/contract/store/action';
import { storeSubject } from '@/lib/contract/store/fields';
import type { storeApplyReveal } from '@/lib/contract/store-apply';
import type { BankAccount, Qualification } from '@/lib/contract/store-info';

const PlaceMap = lazy(() => import('@/components/map/PlaceMap').then((module) => ({ default: module.PlaceMap })));
/** Digits after the point that say a place to ten centimetres. */
const DIGITS = 6;

/** What a store, or who applies for one, says about itself. */
export interface Material {
  readonly id: number;
  readonly intro: string;
  readonly contactName: string;
  readonly contactMobile: string;
  readonly region: readonly string[];
  readonly address: string;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly openTime?: string;
  readonly closeTime?: string;
  readonly openDays?: readonly number[];
  readonly qualification: Qualification | null;
  readonly bank: BankAccount | null;
}
type Field = 'legalIdCard' | 'account' | 'contactMobile';

/** Contact, place, qualification with its pictures, and settlement account; masked values can be read by whoever may. */
export function StoreMaterial({ row, reveal: from }: { row: Material; reveal: typeof storeReveal | typeof storeApplyReveal }) {
  const t = useTranslations('store');
  const days = useTranslations('storeInfo.days');
  const reveal = useReveal<{ id: number; field: Field }>(from);
  const masked = (field: Field, value: string) => <MaskedText text={value} reveal={reveal && (() => reveal({ id: row.id, field }))} />;
  const { fact } = useFacts('store.fields', row);
  const hours = row.openTime && `${row.openTime} - ${row.closeTime} · ${(row.openDays ?? []).map((day) => days(String(day))).join(' ')}`;
  const { latitude, longitude } = row;
  const known = latitude !== null && longitude !== null;
  const place = known ? [latitude, longitude].map((degrees) => Number(degrees.toFixed(DIGITS))).join(', ') : '';
  return (
    <>
      <FactList
        title={t('groups.contact')}
        facts={[
          fact('contactName', row.contactName),
          fact('contactMobile', masked('contactMobile', row.contactMobile)),
          fact('region', row.region.join(' ')),
          fact('address', row.address),
          fact('longitude', place),
          ...(row.openTime === undefined ? [] : [{ label: t('hours'), value: hours }]),
          fact('intro', row.intro, true),
        ]}
      />
      {known && (
        <Suspense fallback={<MapToCome />}>
          <PlaceMap label={`${t('fields.longitude')} ${place}`} latitude={latitude} longitude={longitude} />
        </Suspense>
      )}
      {row.qualification && <Qualifications given={row.qualification} idCard={masked('legalIdCard', row.qualification.legalIdCard)} />}
      {row.bank && (
        <FactList
          title={t('fields.bank')}
          facts={[
            fact('holder', row.bank.holder),
            fact('account', masked('account', row.bank.account)),
            fact('bankName', row.bank.bankName),
            fact('branch', row.bank.branch),
          ]}
        />
      )}
    </>
  );
}

function Qualifications({ given, idCard }: { given: Qualification; idCard: Fact['value'] }) {
  const t = useTranslations('store');
  const subjects = useTranslations('enums.storeSubject');
  const address = useMediaUrl();
  const company = given.subjectType === storeSubject.company;
  const pictures = [...(company ? (['licensePhoto'] as const) : []), 'idCardFront', 'idCardBack'] as const;
  const { fact } = useFacts('store.fields', given);
  return (
    <>
      <FactList
        title={t('fields.qualification')}
        facts={[
          fact('subjectType', subjects(String(given.subjectType))),
          ...(company ? [fact('companyName', given.companyName), fact('licenseNo', given.licenseNo)] : []),
          fact('legalName', given.legalName),
          fact('legalIdCard', idCard),
        ]}
      />
      <Pictures>
        {pictures
          .filter((name) => given[name] !== '')
          .map((name) => (
            <li key={name}>
              <a href={address(given[name])} target="_blank" rel="noreferrer">
                <Picture url={given[name]} alt={t(`fields.${name}`)} />
                <span>{t(`fields.${name}`)}</span>
              </a>
            </li>
          ))}
      </Pictures>
    </>
  );
}

const Pictures = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  margin: 0,
  padding: '0 20px 14px',
  listStyle: 'none',
  '& a': { position: 'relative', display: 'block', height: 110, borderRadius: 8, overflow: 'hidden' },
  '& span': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    padding: '2px 8px',
    fontSize: 12,
    color: paletteVar('text-primary'),
    backgroundColor: paletteVar('background-paper'),
  },
});

/** As high as the map, so that what stands below it does not move when it comes. */
const MapToCome = styled('div')({ height: 150, margin: '0 20px 14px' });
