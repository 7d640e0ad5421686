import type { Viewer } from '@/components/viewer/viewer-context';
import { mayCall, UPLOAD_GOODS } from '@/lib/contract/access';
import { type GoodsKind, needsUploadGoods } from '@/lib/contract/goods/kind';
import { writeGoods } from '@/lib/contract/goods/write-access';

/** Whether this person may make goods of a kind: those who only read goods meet the create page, too, but cannot save there. */
export const mayMake = (viewer: Viewer, kind: GoodsKind): boolean =>
  viewer.paths.length > 0 && mayCall(viewer, writeGoods) && mayCall(viewer, needsUploadGoods(kind) ? { storeAuth: UPLOAD_GOODS } : {});
