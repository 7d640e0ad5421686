import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/formGoods/formGoodsBrand');

export { generateMetadata, Page as default };
