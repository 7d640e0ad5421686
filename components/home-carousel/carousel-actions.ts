import { opens, removes, switchedInCell } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { isOwn } from '@/components/viewer/is-own';
import { type HomeCarousel, homeCarousel } from '@/lib/contract/home-carousel';
import { carouselForm } from './carousel-dialogs';

/** Every store changes its own entries. */
const own = { allowed: isOwn };
/** The whole record is sent: there is no call for a part of it. */
const setStatus = (status: 0 | 1) => toOne(homeCarousel.update, (row: HomeCarousel) => ({ body: { ...row, status } }));

/** What can be done with an entry of the carousel. */
export const carouselActions = recordActions(homeCarousel, ({ title }) => title, {
  edit: opens(homeCarousel.update, carouselForm, (entry: HomeCarousel) => ({ entry }), own),
  delete: removes<HomeCarousel>(homeCarousel.remove, own),
  ...switchedInCell(setStatus, own),
});

export type CarouselActions = BoundActions<HomeCarousel, keyof (typeof carouselActions)['actions']>;
