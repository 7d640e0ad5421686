import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/formGoods/formGoodsList');

export { generateMetadata, Page as default };
