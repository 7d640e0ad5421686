import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/order/cashList');

export { generateMetadata, Page as default };
