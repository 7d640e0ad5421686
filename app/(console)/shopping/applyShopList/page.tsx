import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/shopping/applyShopList');

export { generateMetadata, Page as default };
