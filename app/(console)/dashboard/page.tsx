import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/dashboard');

export { generateMetadata, Page as default };
