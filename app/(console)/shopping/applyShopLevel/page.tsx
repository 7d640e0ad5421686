import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/shopping/applyShopLevel');

export { generateMetadata, Page as default };
