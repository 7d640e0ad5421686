import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/marketing/coupon');

export { generateMetadata, Page as default };
