import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/marketing/dialog');

export { generateMetadata, Page as default };
