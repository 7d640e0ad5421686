import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/order/softwareGoodsOrderList');

export { generateMetadata, Page as default };
