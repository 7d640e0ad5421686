import type { Viewer } from '@/components/viewer/viewer-context';
import { mayCall } from '@/lib/contract/access';

/** Whether the form of goods has fields for a commission: in the main store and in stores that run distribution (goods.md 3.1). */
export const maySetCommission = (viewer: Viewer): boolean => mayCall(viewer, { storeAuth: 'MANAGE_DISTRIBUTION' });
