import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/accountGoods/editAccountGoods/:id');

export { generateMetadata, Page as default };
