import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/parameter/osSetting');

export { generateMetadata, Page as default };
