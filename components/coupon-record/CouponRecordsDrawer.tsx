'use client';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DrawerFrame } from '@/components/dialogs/DrawerFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import type { Coupon } from '@/lib/contract/coupon';
import { CouponRecords } from './CouponRecords';
import { CouponStatistics } from './CouponStatistics';

type Panel = 'records' | 'statistics';

/** 领取记录: who took a coupon, what became of each, and what it brought. */
export function CouponRecordsDrawer({ payload: { coupon } }: DialogProps<{ coupon: Coupon }, undefined>) {
  const t = useTranslations('couponRecord');
  const [panel, setPanel] = useState<Panel>('records');
  return (
    <DrawerFrame title={`${t('title')} · ${coupon.name}`} width={1000}>
      <Tabs value={panel} onChange={(_event, next: Panel) => setPanel(next)} sx={{ mb: 1 }}>
        <Tab value="records" label={t('title')} />
        <Tab value="statistics" label={t('statistics')} />
      </Tabs>
      {panel === 'records' ? <CouponRecords coupon={coupon} /> : <CouponStatistics id={coupon.id} />}
    </DrawerFrame>
  );
}
