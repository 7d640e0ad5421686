'use client';
import { useCallback } from 'react';
import { type Access, mayCall } from '@/lib/contract/access';
import { useViewer } from './viewer-context';

/** Whether the person the screen is drawn for may make a call; a button whose call is refused is not drawn. */
export function useMay(): (to: { readonly access: Access }) => boolean {
  const viewer = useViewer();
  return useCallback((to) => mayCall(viewer, to.access), [viewer]);
}
