import { screenPage } from '@/app/(console)/screen-page';

const { Page, generateMetadata } = screenPage('/shopping/applyShopMeal');

export { generateMetadata, Page as default };
