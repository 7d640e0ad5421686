'use client';
import type { GoodsKind } from '@/lib/contract/goods-kind';
import { GoodsForm } from './GoodsForm';

/** New goods of one kind. */
export const CreateGoods = ({ kind }: { kind: GoodsKind }) => <GoodsForm kind={kind} record={null} />;
