import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/parameter/systemSetting');

export { generateMetadata, Page as default };
