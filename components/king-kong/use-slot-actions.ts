'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { readAgainAfter } from '@/lib/client/after-write';
import { call } from '@/lib/client/call';
import { ApiError } from '@/lib/contract/envelope';
import { type KingKongSlot, kingKongSave } from '@/lib/contract/king-kong';
import { reorder, type SlotBody } from './reorder';
import { slotForm } from './slot-dialogs';
import { moved, sorted } from './slot-order';

const saveBody = (body: SlotBody) => call(kingKongSave, { query: undefined, body, oneOfMany: true });

/** What can be done to the icon slots. */
export interface SlotActions {
  readonly mayEdit: boolean;
  /** The slots in their order, with a move that is being saved. */
  readonly shown: readonly KingKongSlot[];
  edit(slot: KingKongSlot): Promise<void>;
  switchStatus(slot: KingKongSlot, on: boolean): Promise<unknown>;
  move(id: number, to: number): Promise<void>;
}

export function useSlotActions(slots: readonly KingKongSlot[]): SlotActions {
  const t = useTranslations('kingKong');
  const mayEdit = useMay()(kingKongSave);
  const ask = useAskOnDemand();
  const toast = useToast();
  const [moving, setMoving] = useState<readonly KingKongSlot[] | null>(null);
  const shown = moving ?? sorted(slots);
  const save = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      if (error instanceof ApiError) toast.error(error.message);
      throw error;
    } finally {
      await readAgainAfter(kingKongSave);
    }
  };
  return {
    mayEdit,
    shown,
    edit: async (slot) => void (await ask(slotForm, { slot })),
    switchStatus: (slot, on) => save(() => saveBody({ ...slot, status: on ? 1 : 0 })),
    move: async (id, to) => {
      const { order, changed } = moved(shown, id, to);
      if (changed.length === 0) return;
      setMoving(order);
      try {
        await save(() => reorder(changed, saveBody));
        toast.success(t('moved'));
      } catch {
        // It was told where it was refused; the slots go back to their places.
      } finally {
        setMoving(null);
      }
    },
  };
}
