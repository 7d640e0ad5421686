import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/formGoods/editFormGoods/:id');

export { generateMetadata, Page as default };
