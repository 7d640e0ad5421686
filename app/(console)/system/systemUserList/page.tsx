import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/system/systemUserList');

export { generateMetadata, Page as default };
