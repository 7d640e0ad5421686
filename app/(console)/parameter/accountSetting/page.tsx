import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/parameter/accountSetting');

export { generateMetadata, Page as default };
