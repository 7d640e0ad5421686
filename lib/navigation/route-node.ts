/** Names the table uses for icons; components/shell/menu/icons.ts draws them. */
export type IconName =
  | 'dashboard'
  | 'member'
  | 'shop'
  | 'goods'
  | 'accountGoods'
  | 'hardwareGoods'
  | 'formGoods'
  | 'softwareGoods'
  | 'order'
  | 'marketing'
  | 'parameter'
  | 'system';

/** One line of the console's map. Plain data, so that middleware, server and browser can all read it. */
export interface RouteNode {
  /** Full path; `:id` stands for a record's number. */
  readonly path: `/${string}`;
  /** Message key of the title. */
  readonly titleKey: `route.${string}`;
  readonly icon?: IconName;
  /** Shown to whoever holds any of these; without roles, to whoever sees the parent. */
  readonly roles?: readonly string[];
  /** Reachable, but in neither menu nor search. */
  readonly hidden?: true;
  /** Pinned tab: cannot be closed. */
  readonly affix?: true;
  /** Starts afresh at each visit. */
  readonly noCache?: true;
  /** Stays a group in the menu even when only one child is left. */
  readonly alwaysShow?: true;
  /** Menu entry that is lit up while this hidden page is open. */
  readonly activeMenu?: `/${string}`;
  /** The main store alone, or other stores with the feature (specification 6). */
  readonly store?: 'main' | 'UPLOAD_GOODS';
  readonly children?: readonly RouteNode[];
}
