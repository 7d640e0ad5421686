import { proxyCodes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';

/** Each export holds a connection of the database; most of them stay free for everybody's calls (database/connect.ts). */
const MOST = 6;
const MOST_OF_ONE = 2;
const running = new Map<number, number>();

/** Takes a slot for an export of an administrator, or refuses it; answers how it is given back. */
export function takeExportSlot(adminId: number): () => void {
  const own = running.get(adminId) ?? 0;
  const all = [...running.values()].reduce((sum, each) => sum + each, 0);
  if (own >= MOST_OF_ONE || all >= MOST) throw new Refusal(proxyCodes.busy);
  running.set(adminId, own + 1);
  let given = false;
  return () => {
    if (given) return;
    given = true;
    const left = (running.get(adminId) ?? 1) - 1;
    if (left > 0) running.set(adminId, left);
    else running.delete(adminId);
  };
}
