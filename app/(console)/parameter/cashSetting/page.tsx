import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/parameter/cashSetting');

export { generateMetadata, Page as default };
