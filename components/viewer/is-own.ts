import type { Viewer } from './viewer-context';

/** Whether a record is that of the person's own store: the main store sees those of all stores and changes its own. */
export const isOwn = ({ storeId }: { readonly storeId: number }, viewer: Pick<Viewer, 'storeId'>): boolean => storeId === viewer.storeId;
