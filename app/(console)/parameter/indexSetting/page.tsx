import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/parameter/indexSetting');

export { generateMetadata, Page as default };
