import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/softwareGoods/createSoftwareGoods');

export { generateMetadata, Page as default };
