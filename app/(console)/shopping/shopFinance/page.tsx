import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/shopping/shopFinance');

export { generateMetadata, Page as default };
