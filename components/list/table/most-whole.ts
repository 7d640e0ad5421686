/** With more rows than this only those in sight are drawn: turning a page of fifty costs half as much. */
export const MOST_WHOLE = 30;
