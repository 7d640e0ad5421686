import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/order/invoiceList');

export { generateMetadata, Page as default };
