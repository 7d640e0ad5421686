import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/shopping/finace');

export { generateMetadata, Page as default };
