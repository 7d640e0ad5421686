import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/accountGoods/createAccountGoods');

export { generateMetadata, Page as default };
