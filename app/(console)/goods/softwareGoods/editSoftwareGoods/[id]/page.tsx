import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/softwareGoods/editSoftwareGoods/:id');

export { generateMetadata, Page as default };
