import { asc, eq } from 'drizzle-orm';
import { distributorState } from '@/lib/contract/states/distributor';
import { storeState } from '@/lib/contract/states/store';
import { distributorPosters, followLink as followLinkCall, shopHomeDialog, shopInfo, shopStores } from '@/lib/contract/storefront/shop';
import { followLink } from '@/reference-api/commerce/distributor/follow-link';
import { inviteLink } from '@/reference-api/commerce/distributor/invite-link';
import type { Effect } from '@/reference-api/commerce/effect';
import { distributor } from '@/reference-api/database/schema/distributor';
import { store } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import type { Api } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { homeDialogOf } from './home-dialog-of';
import { serveStorefront } from './serve-storefront';

/** Mounts what the pages of the shop read of the settings. */
export function mountStorefrontShop(api: Api): void {
  serveStorefront(api, shopInfo, info);
  serveStorefront(api, shopStores, storesNearby);
  serveStorefront(api, shopHomeDialog, homeDialogOf);
  serveStorefront(api, distributorPosters, posters);
  serveStorefront(api, followLinkCall, followLink);
}

async function info({ database }: Effect) {
  const { basic, map, withdraw, os } = await readSettings(database, ['basic', 'map', 'withdraw', 'os']);
  const { shareTitle, shareImage, storefrontUrl, ...names } = basic;
  const { minAmount, feePercent, types, workText } = withdraw;
  return {
    ...names,
    map,
    share: { title: shareTitle, image: shareImage, url: storefrontUrl },
    withdraw: { minAmount, feePercent, types, note: workText },
    storeApply: { open: os.applyEnabled === 1, planNeeded: os.applyNeedMeal === 1, agreement: os.applyAgreement },
  };
}

interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** Nearest first while distances are shown, else in the order of the stores. */
async function storesNearby({ database }: Effect, here: Position) {
  const { os } = await readSettings(database, ['os']);
  const found = await database
    .select({ id: store.id, name: store.name, logo: store.logo, longitude: store.longitude, latitude: store.latitude })
    .from(store)
    .where(eq(store.status, storeState.open))
    .orderBy(asc(store.id));
  const list = found.map(({ longitude, latitude, ...shown }) => ({
    ...shown,
    distance: os.showDistance === 1 && longitude !== null && latitude !== null ? metresBetween(here, { longitude, latitude }) : null,
  }));
  const far = Number.POSITIVE_INFINITY;
  return { list: list.sort((one, other) => (one.distance ?? far) - (other.distance ?? far) || one.id - other.id) };
}

const EARTH_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the great circle. */
function metresBetween(one: Position, other: Position): number {
  const [latitude, longitude] = [radians(other.latitude - one.latitude) / 2, radians(other.longitude - one.longitude) / 2];
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.sqrt(Math.sin(latitude) ** 2 + across)));
}

async function posters({ database }: Effect, { memberId }: { memberId: number }) {
  const { basic, distribution } = await readSettings(database, ['basic', 'distribution']);
  const [found] = await database
    .select({ inviteCode: distributor.inviteCode, status: distributor.status })
    .from(distributor)
    .where(eq(distributor.memberId, memberId));
  if (found?.status !== distributorState.normal) throw notFound('distributor');
  return { link: inviteLink(basic.storefrontUrl, found.inviteCode), images: distribution.posterImages };
}
