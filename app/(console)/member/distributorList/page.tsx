import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/member/distributorList');

export { generateMetadata, Page as default };
