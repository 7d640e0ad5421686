'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { PhonePreview } from '@/components/controls/PhonePreview';
import { Picture } from '@/components/controls/Picture';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { paletteVar } from '@/components/theme/css-vars';
import type { CouponValues } from './coupon-values';
import type { Pick } from './picks';
import { useCouponText } from './use-coupon-text';

/** Goods whose pictures stand in the preview. */
const SHOWN = 3;

/** The coupon as a buyer will see it, while it is typed. */
export function CouponPreview({ form, picks }: { form: ResourceForm<CouponValues>; picks: readonly Pick[] }) {
  const t = useTranslations('coupon');
  const enums = useTranslations('enums');
  const say = useCouponText();
  const values = form.hook.watch();
  const shown = values.scopeIds.flatMap((chosen) => picks.find(({ id }) => id === chosen) ?? []).slice(0, SHOWN);
  return (
    <>
      <Title>{t('preview')}</Title>
      <PhonePreview label={t('preview')} title={t('centre')}>
        <Ticket>
          <em>{t('take')}</em>
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
              {values.scopeIds.length > SHOWN && <small>{t('andMore', { n: values.scopeIds.length })}</small>}
            </div>
          </Box>
        )}
      </PhonePreview>
    </>
  );
}

const Title = styled('h3')({ margin: '0 0 12px', fontSize: 14, fontWeight: 600 });
const NOTCH = 14;
const PADDING = 14;
const Ticket = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 2,
  margin: 12,
  padding: PADDING,
  overflow: 'hidden',
  borderRadius: 10,
  color: paletteVar('error-contrastText'),
  background: `linear-gradient(135deg, color-mix(in srgb, ${paletteVar('error-main')} 70%, ${paletteVar('warning-main')}), ${paletteVar('error-main')})`,
  fontSize: 12,
  '& strong': { fontSize: 28, lineHeight: 1.2 },
  '& b': { fontSize: 14 },
  '& em': {
    position: 'absolute',
    top: PADDING + 6,
    right: PADDING,
    padding: '3px 14px',
    borderRadius: 14,
    fontStyle: 'normal',
    fontWeight: 600,
    color: paletteVar('error-main'),
    backgroundColor: paletteVar('error-contrastText'),
  },
  '& hr': {
    position: 'relative',
    width: '100%',
    margin: '10px 0',
    overflow: 'visible',
    border: 0,
    borderTop: `1px dashed color-mix(in srgb, ${paletteVar('error-contrastText')} 55%, transparent)`,
  },
  // Where the coupon is torn off.
  '& hr::before, & hr::after': {
    content: '""',
    position: 'absolute',
    top: -NOTCH / 2,
    width: NOTCH,
    height: NOTCH,
    borderRadius: '50%',
    backgroundColor: paletteVar('background-default'),
  },
  '& hr::before': { left: -PADDING - NOTCH / 2 },
  '& hr::after': { right: -PADDING - NOTCH / 2 },
});
const Box = styled('div')({
  margin: 12,
  padding: 12,
  borderRadius: 8,
  backgroundColor: paletteVar('background-paper'),
  fontSize: 12,
  '& p': { margin: '6px 0 0', color: paletteVar('text-secondary'), overflowWrap: 'anywhere' },
  '& .pictures': { display: 'flex', alignItems: 'center', gap: 8, marginTop: 8, color: paletteVar('text-tertiary') },
  '& i': { width: 56, height: 56, borderRadius: 6, overflow: 'hidden' },
});
