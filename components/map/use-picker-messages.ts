'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { acceptPicked, type PickerMessage } from '@/lib/map/picker-message';

/** Hears what the framed picker says, and nothing that anybody else says (security.md 2.8). */
export function usePickerMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onPicked: (message: PickerMessage) => void,
): void {
  const picked = useEffectEvent((event: MessageEvent) => {
    if (!address) return;
    const origin = new URL(address, location.href).origin;
    const message = acceptPicked(event, { origin, source: frame.current?.contentWindow ?? null });
    if (message) onPicked(message);
  });
  useEffect(() => {
    const hear = (event: MessageEvent) => picked(event);
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
}
