'use client';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { readAgainAfter } from '@/lib/client/after-write';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { type KingKongSlot, kingKongList, kingKongSave } from '@/lib/contract/king-kong';
import { reorder, type SlotBody } from './reorder';
import { arranged, moved, sorted } from './slot-order';

const saveBody = (body: SlotBody) => call(kingKongSave, { body, oneOfMany: true });
const { queryKey } = readOptions(kingKongList, {});

interface SlotOrder {
  /** The slots in their order, with moves that are being saved. */
  readonly shown: readonly KingKongSlot[];
  move(id: number, to: number): Promise<void>;
}

/** The order of the icon slots: a move is seen at once and taken back where it is refused. What is moved while another move is being saved goes with the next call. */
export function useSlotOrder(slots: readonly KingKongSlot[]): SlotOrder {
  const t = useTranslations('kingKong');
  const toast = useToast();
  const report = useReportFailure();
  const client = useQueryClient();
  const [moving, setMoving] = useState<readonly number[] | null>(null);
  const wanted = useRef<readonly number[] | null>(null);
  const shown = moving ? arranged(slots, moving).order : sorted(slots);

  const save = async () => {
    for (let saved: typeof wanted.current = null; wanted.current !== saved; await readAgainAfter(kingKongSave)) {
      saved = wanted.current;
      // As last read: a server that takes single slots wants the version each has by now.
      const { changed } = arranged(client.getQueryData(queryKey)?.rows ?? slots, saved ?? []);
      if (changed.length > 0) await reorder(changed, saveBody);
    }
  };
  const move = async (id: number, to: number) => {
    const before = wanted.current ?? shown.map((slot) => slot.id);
    if (before.indexOf(id) === to) return;
    const saving = wanted.current !== null;
    wanted.current = moved(before, id, to);
    setMoving(wanted.current);
    if (saving) return;
    try {
      await save();
      toast.success(t('moved'));
    } catch (error) {
      report(error, { info: 'action' });
      await readAgainAfter(kingKongSave);
    } finally {
      wanted.current = null;
      // Behind the news of what was read, which the queries tell by this line too: the order before would be back for an instant.
      notifyManager.schedule(() => {
        if (wanted.current === null) setMoving(null);
      });
    }
  };
  return { shown, move };
}
