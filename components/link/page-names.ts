/** Message keys of the shop's pages, by path. */
export const pageNames: Readonly<Record<string, string>> = {
  '/': 'home',
  '/category': 'category',
  '/cart': 'cart',
  '/me': 'me',
  '/orders': 'orders',
  '/coupons': 'coupons',
  '/stores': 'stores',
  '/distributor/apply': 'distributorApply',
  '/store/apply': 'storeApply',
  '/points': 'points',
  '/balance': 'balance',
};
