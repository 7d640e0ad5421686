import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/member/distributor');

export { generateMetadata, Page as default };
