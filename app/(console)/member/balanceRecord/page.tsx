import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/member/balanceRecord');

export { generateMetadata, Page as default };
