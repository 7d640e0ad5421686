import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/member/memberList');

export { generateMetadata, Page as default };
