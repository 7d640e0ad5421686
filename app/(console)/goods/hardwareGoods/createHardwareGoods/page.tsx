import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/hardwareGoods/createHardwareGoods');

export { generateMetadata, Page as default };
