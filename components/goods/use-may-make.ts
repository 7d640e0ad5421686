'use client';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { UPLOAD_GOODS } from '@/lib/contract/access';
import { goodsCreate } from '@/lib/contract/goods';
import { type GoodsKind, needsUploadGoods } from '@/lib/contract/goods/kind';

/** Whether this person may make goods of a kind: the same rule as for the create page in the menu (specification 6). */
export function useMayMake(kind: GoodsKind): boolean {
  const viewer = useViewer();
  const may = useMay();
  const open = !needsUploadGoods(kind) || may({ access: { storeAuth: UPLOAD_GOODS } });
  return viewer.paths.length > 0 && open && may(goodsCreate);
}
