import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/accountGoods/accountGoodsList');

export { generateMetadata, Page as default };
