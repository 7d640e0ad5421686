import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/order/hardwareGoodsOrderList');

export { generateMetadata, Page as default };
