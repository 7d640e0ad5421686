'use client';
import { useQuery } from '@tanstack/react-query';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { readOptions } from '@/lib/client/resource-queries';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { readGroup } from '@/lib/contract/settings/groups';
import { systemConfigInfo } from '@/lib/contract/system-config';
import { GoodsForm } from './GoodsForm';

/** New goods of one kind; their warning level begins as the settings say, or as they do by themselves when they cannot be read. */
export function CreateGoods({ kind }: { kind: GoodsKind }) {
  const { data, isPending } = useQuery({ ...readOptions(systemConfigInfo, undefined), meta: { quiet: true } });
  if (isPending) return <FormSkeleton fields={12} />;
  return <GoodsForm kind={kind} record={null} stockWarn={readGroup('trade', data?.trade).stockWarn} />;
}
