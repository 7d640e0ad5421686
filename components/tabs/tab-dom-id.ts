/** Ids that tie a tab to its panel in the page. */
export const tabDomId = {
  tab: (instance: number): string => `tab-${instance}`,
  panel: (instance: number): string => `tab-panel-${instance}`,
} as const;
