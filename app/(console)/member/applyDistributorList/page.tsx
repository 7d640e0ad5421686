import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/member/applyDistributorList');

export { generateMetadata, Page as default };
