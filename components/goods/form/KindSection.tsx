'use client';
import type { FormFields } from '@/components/form/state/resource-form';
import type { GoodsRecord } from '@/lib/contract/goods';
import { ACCOUNT, FORM, type GoodsKind, HARDWARE } from '@/lib/contract/goods/kind';
import { AccountBlock } from './AccountBlock';
import { FormBlock } from './FormBlock';
import type { GoodsValues } from './goods-values';
import { HardwareBlock } from './HardwareBlock';
import { SoftwareBlock } from './SoftwareBlock';

/** What only one kind of goods has (goods.md 3.3). */
export function KindSection({ form, kind }: { form: FormFields<GoodsValues>; kind: GoodsKind; record: GoodsRecord | null }) {
  if (kind === ACCOUNT) return <AccountBlock form={form} />;
  if (kind === HARDWARE) return <HardwareBlock form={form} />;
  return kind === FORM ? <FormBlock form={form} /> : <SoftwareBlock form={form} />;
}
