'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ZodType } from 'zod';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { withVersion } from '@/components/form/state/with-version';
import { useLevelsStillThere } from '@/components/level/use-level-options';
import { call } from '@/lib/client/call';
import { type CouponDetail, coupon, couponInfo } from '@/lib/contract/coupon';
import { couponForm } from '@/lib/contract/coupon/draft';
import { memberLevel } from '@/lib/contract/member-level';
import { couponState } from '@/lib/contract/states/coupon';
import { CouponFields } from './CouponFields';
import { CouponPreview } from './CouponPreview';
import { type CouponValues, couponValues } from './coupon-values';
import { type Pick, picksOf } from './picks';

const schema: ZodType<CouponValues> = withVersion(couponForm);

interface Props {
  readonly coupon: CouponDetail | null;
  readonly copy: boolean;
  readonly start: CouponValues;
  onSaved(): void;
}

/** The fields of a coupon beside a phone that shows it; saved as a draft or published. */
export function CouponSheet({ coupon: edited, copy, start, onSaved }: Props) {
  const t = useTranslations('coupon');
  const stillThere = useLevelsStillThere(memberLevel);
  const existing = copy ? null : edited;
  const published = existing !== null && existing.status !== couponState.draft;
  const form = useRecordForm({
    resource: coupon,
    record: existing,
    schema,
    start,
    labels: 'coupon.fields',
    draftOf: (values: CouponValues) => ({
      ...unversioned(values),
      ...(!existing && { memberLevelIds: stillThere(values.memberLevelIds) }),
    }),
    onSaved,
    // A copy begins anew: it is not to be mixed up with a new one.
    keepsDraft: !copy,
    reload: async (id) => couponValues(await call(couponInfo, { query: { id } })),
  });
  const [known, setKnown] = useState(() => picksOf(edited?.scopeItems ?? []));
  const remember = (pick: Pick) => setKnown((before) => [...before.filter(({ id }) => id !== pick.id), pick]);
  /** Only what is published must be right as a whole. */
  const saveAs = (publish: 0 | 1) => {
    form.hook.setValue('publish', publish);
    return form.submit();
  };
  const title = existing ? `${t('edit')} · ID ${existing.id}` : t('add');
  return (
    <FormDrawer
      form={{ ...form, submit: () => saveAs(1) }}
      title={title}
      width={1040}
      {...(published ? {} : { saveLabel: t('publish') })}
      actions={
        !published && (
          <Button variant="outlined" disabled={form.busy} onClick={() => void saveAs(0)}>
            {t('saveDraft')}
          </Button>
        )
      }
      aside={<CouponPreview form={form} picks={known} />}
    >
      {published && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1', mb: 1 }}>
          {t('lockedText')}
        </Alert>
      )}
      <CouponFields form={form} locked={published} known={known} onChoose={remember} />
    </FormDrawer>
  );
}
