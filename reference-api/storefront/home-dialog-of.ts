import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { dialogAudience, dialogShow } from '@/lib/contract/home-dialog';
import { linkType } from '@/lib/contract/link';
import { onOff } from '@/lib/contract/states/on-off';
import { parseWireTime, shanghaiDate } from '@/lib/format/shanghai-time';
import type { Effect } from '@/reference-api/commerce/effect';
import { homeDialog } from '@/reference-api/database/schema/home';
import { member } from '@/reference-api/database/schema/member';
import { wireValue } from '@/reference-api/resources/link/link-facts';

interface Visit {
  readonly storeId: number;
  readonly memberId?: number | undefined;
  readonly shown: readonly { readonly id: number; readonly lastTime: string }[];
}
type Dialog = typeof homeDialog.$inferSelect;
type Visitor = Pick<typeof member.$inferSelect, 'orderCount' | 'levelId'> | undefined;

/** The dialog a visit of the home page begins with, by period, audience, frequency and sort (marketing.md 2). */
export async function homeDialogOf({ database, now }: Effect, { storeId, memberId, shown }: Visit) {
  const running = await database
    .select()
    .from(homeDialog)
    .where(
      and(eq(homeDialog.storeId, storeId), eq(homeDialog.status, onOff.on), lte(homeDialog.startTime, now), gte(homeDialog.endTime, now)),
    )
    .orderBy(desc(homeDialog.sort), desc(homeDialog.id));
  const [visitor] =
    memberId === undefined
      ? []
      : await database.select({ orderCount: member.orderCount, levelId: member.levelId }).from(member).where(eq(member.id, memberId));
  const lastOf = (id: number) => parseWireTime(shown.find((each) => each.id === id)?.lastTime ?? '') ?? null;
  const due = running.find((dialog) => isFor(dialog, visitor) && isDue(dialog, lastOf(dialog.id), now));
  if (!due) return { dialog: null };
  const { id, image, delaySeconds } = due;
  return { dialog: { id, image, linkType: linkType.parse(due.linkType), linkValue: wireValue(due), delaySeconds } };
}

/** Whoever is not signed in is nobody's new member and on no level. */
function isFor(dialog: Dialog, visitor: Visitor): boolean {
  if (dialog.audience === dialogAudience.newMembers) return visitor?.orderCount === 0;
  if (dialog.audience === dialogAudience.levels) return visitor?.levelId != null && dialog.levelIds.includes(visitor.levelId);
  return dialog.audience === dialogAudience.everyone;
}

function isDue(dialog: Dialog, last: Date | null, now: Date): boolean {
  if (last === null || dialog.showType === dialogShow.always) return true;
  return dialog.showType === dialogShow.daily && shanghaiDate(last) !== shanghaiDate(now);
}
