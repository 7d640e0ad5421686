import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/system/systemRolesList');

export { generateMetadata, Page as default };
