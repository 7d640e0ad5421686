/** What an action on a store changes besides it. */
export const STORE_CHANGES = ['store', 'storeLevel', 'storeMeal', 'storeApply', 'goods'] as const;
