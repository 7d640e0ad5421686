/** Days a trend may cover (dashboard.md 1). */
export const MAX_TREND_DAYS = 90;
