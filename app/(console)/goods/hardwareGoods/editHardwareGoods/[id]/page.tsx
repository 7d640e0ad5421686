import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/goods/hardwareGoods/editHardwareGoods/:id');

export { generateMetadata, Page as default };
