import { ACCOUNT, FORM, type GoodsKind, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { href } from '@/lib/navigation/href';

interface Places {
  readonly list: string;
  readonly create: string;
  edit(id: number): string;
  /** Message keys of the titles. */
  readonly listTitle: string;
  readonly createTitle: string;
  readonly editTitle: string;
  readonly group: string;
}

/** Where the screens of each kind stand. */
export const goodsPlaces: Readonly<Record<GoodsKind, Places>> = {
  [ACCOUNT]: {
    list: href('/goods/accountGoods/accountGoodsList'),
    create: href('/goods/accountGoods/createAccountGoods'),
    edit: (id) => href('/goods/accountGoods/editAccountGoods/:id', { id }),
    listTitle: 'route.accountGoodsList',
    createTitle: 'route.createAccountGoods',
    editTitle: 'route.editAccountGoods',
    group: 'route.accountGoods',
  },
  [HARDWARE]: {
    list: href('/goods/hardwareGoods/hardwareGoodsList'),
    create: href('/goods/hardwareGoods/createHardwareGoods'),
    edit: (id) => href('/goods/hardwareGoods/editHardwareGoods/:id', { id }),
    listTitle: 'route.hardwareGoodsList',
    createTitle: 'route.createHardwareGoods',
    editTitle: 'route.editHardwareGoods',
    group: 'route.hardwareGoods',
  },
  [FORM]: {
    list: href('/goods/formGoods/formGoodsList'),
    create: href('/goods/formGoods/createFormGoods'),
    edit: (id) => href('/goods/formGoods/editFormGoods/:id', { id }),
    listTitle: 'route.formGoodsList',
    createTitle: 'route.createFormGoods',
    editTitle: 'route.editFormGoods',
    group: 'route.formGoods',
  },
  [SOFTWARE]: {
    list: href('/goods/softwareGoods/softwareGoodsyList'),
    create: href('/goods/softwareGoods/createSoftwareGoods'),
    edit: (id) => href('/goods/softwareGoods/editSoftwareGoods/:id', { id }),
    listTitle: 'route.softwareGoodsyList',
    createTitle: 'route.createSoftwareGoods',
    editTitle: 'route.editSoftwareGoods',
    group: 'route.softwareGoods',
  },
};
