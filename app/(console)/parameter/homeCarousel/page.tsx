import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/parameter/homeCarousel');

export { generateMetadata, Page as default };
