import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/member/pointRecord');

export { generateMetadata, Page as default };
