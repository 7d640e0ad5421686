import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/accountGoods/accountGoodsCategory');

export { generateMetadata, Page as default };
