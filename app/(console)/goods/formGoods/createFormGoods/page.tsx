import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/formGoods/createFormGoods');

export { generateMetadata, Page as default };
