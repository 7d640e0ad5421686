import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/shopping/shop');

export { generateMetadata, Page as default };
