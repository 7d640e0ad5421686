import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/softwareGoods/softwareGoodsCategory');

export { generateMetadata, Page as default };
