import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/hardwareGoods/hardwareGoodsList');

export { generateMetadata, Page as default };
