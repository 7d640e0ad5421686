import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/hardwareGoods/hardwareGoodsCategory');

export { generateMetadata, Page as default };
