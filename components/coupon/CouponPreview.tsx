'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { PhonePreview } from '@/components/controls/PhonePreview';
import { Picture } from '@/components/controls/Picture';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { paletteVar } from '@/components/theme/css-vars';
import type { CouponDetail } from '@/lib/contract/coupon';
import type { CouponValues } from './coupon-values';
import { useCouponText } from './use-coupon-text';

/** The coupon as a buyer will see it, while it is typed. */
export function CouponPreview({ form, items }: { form: ResourceForm<CouponValues>; items: CouponDetail['scopeItems'] }) {
  const t = useTranslations('coupon');
  const enums = useTranslations('enums');
  const say = useCouponText();
  const values = form.hook.watch();
  const shown = items.filter(({ id }) => values.scopeIds.includes(id)).slice(0, 3);
  return (
    <>
      <Title>{t('preview')}</Title>
      <PhonePreview label={t('preview')} title={t('centre')}>
        <Ticket>
          <strong>{say.value({ ...values, discountPrice: values.discountPrice ?? 0 })}</strong>
          <span>{say.threshold({ threshold: values.threshold ?? 0 })}</span>
          <hr />
          <b>{values.name || t('fields.name')}</b>
          <span>
            {enums(`couponScope.${values.scope}`)} · {say.validity(values)}
          </span>
        </Ticket>
        {values.description && (
          <Box>
            <b>{t('fields.description')}</b>
            <p>{values.description}</p>
          </Box>
        )}
        {shown.length > 0 && (
          <Box>
            <b>{t('fields.scope')}</b>
            <div className="pictures">
              {shown.map(({ id, image, name }) => (
                <i key={id}>
                  <Picture url={image} alt={name} />
                </i>
              ))}
            </div>
          </Box>
        )}
      </PhonePreview>
    </>
  );
}

const Title = styled('h3')({ margin: '0 0 12px', fontSize: 14, fontWeight: 600 });
const Ticket = styled('div')({
  display: 'grid',
  gap: 2,
  margin: 12,
  padding: 14,
  borderRadius: 10,
  color: paletteVar('error-contrastText'),
  backgroundColor: paletteVar('error-main'),
  fontSize: 12,
  '& strong': { fontSize: 28, lineHeight: 1.2 },
  '& b': { fontSize: 14 },
  '& hr': { width: '100%', margin: '8px 0', border: 0, borderTop: `1px dashed ${paletteVar('error-contrastText')}`, opacity: 0.5 },
});
const Box = styled('div')({
  margin: 12,
  padding: 12,
  borderRadius: 8,
  backgroundColor: paletteVar('background-paper'),
  fontSize: 12,
  '& p': { margin: '6px 0 0', color: paletteVar('text-secondary'), overflowWrap: 'anywhere' },
  '& .pictures': { display: 'flex', gap: 8, marginTop: 8 },
  '& i': { width: 56, height: 56, borderRadius: 6, overflow: 'hidden' },
});
