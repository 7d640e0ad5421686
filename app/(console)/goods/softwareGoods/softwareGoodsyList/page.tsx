import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/softwareGoods/softwareGoodsyList');

export { generateMetadata, Page as default };
