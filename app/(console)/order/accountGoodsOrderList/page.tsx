import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/order/accountGoodsOrderList');

export { generateMetadata, Page as default };
