import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PictureHolder } from '@/lib/contract/picture';
import { admin } from '@/reference-api/database/schema/admin';
import { cash } from '@/reference-api/database/schema/after-sale';
import { distributorApply, distributorLevel } from '@/reference-api/database/schema/distributor';
import { express } from '@/reference-api/database/schema/express';
import { goods, goodsBrand, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { accountConfig, homeCarousel, homeDialog, kingKong } from '@/reference-api/database/schema/home';
import { video } from '@/reference-api/database/schema/media';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { store, storeLevel, storeMeal } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { systemConfig } from '@/reference-api/database/schema/system-config';

/** Columns of a table that hold addresses of pictures, and which kind of record shows them. */
export interface Holder {
  readonly table: PgTable;
  readonly columns: readonly PgColumn[];
  readonly kind: PictureHolder;
}

const holder = (kind: PictureHolder, table: PgTable, ...columns: PgColumn[]): Holder => ({ table, columns, kind });

/**
 * Everything a picture is shown by. History keeps its own copies, and the libraries and logs hold no use of one (media.md 4); what is
 * sealed or only a number is not read at all, because it lies in the largest tables. A test names every column that is left out.
 */
export const holders: readonly Holder[] = [
  holder('goods', goods, goods.cover, goods.images, goods.specs, goods.detailHtml),
  holder('goods', goodsSku, goodsSku.image),
  holder('goodsCategory', goodsCategory, goodsCategory.icon, goodsCategory.banner),
  holder('brand', goodsBrand, goodsBrand.logo, goodsBrand.intro),
  holder('store', store, store.logo, store.cover, store.intro, store.qualification, store.bank),
  holder('storeApply', storeApply, storeApply.logo, storeApply.intro, storeApply.qualification, storeApply.bank),
  holder('storeLevel', storeLevel, storeLevel.icon),
  holder('storeMeal', storeMeal, storeMeal.cover, storeMeal.intro),
  holder('carousel', homeCarousel, homeCarousel.image, homeCarousel.linkValue),
  holder('dialog', homeDialog, homeDialog.image, homeDialog.linkValue),
  holder('kingKong', kingKong, kingKong.icon, kingKong.linkValue),
  holder('account', accountConfig, accountConfig.qrcode),
  holder('administrator', admin, admin.avatar),
  holder('memberLevel', memberLevel, memberLevel.icon, memberLevel.background),
  holder('withdrawal', cash, cash.account, cash.payVoucher),
  holder('setting', systemConfig, systemConfig.values),
  holder('video', video, video.cover),
  holder('other', distributorLevel, distributorLevel.icon),
  holder('other', distributorApply, distributorApply.images),
  holder('other', express, express.logo),
  holder('member', member, member.avatar),
];
