import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/member/memberLevel');

export { generateMetadata, Page as default };
