import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/formGoods/formGoodsCategory');

export { generateMetadata, Page as default };
