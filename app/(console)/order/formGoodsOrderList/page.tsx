import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/order/formGoodsOrderList');

export { generateMetadata, Page as default };
