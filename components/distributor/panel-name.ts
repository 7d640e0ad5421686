/** What the drawer of a distributor shows, in the order of its tabs. */
export const panelNames = ['profile', 'members', 'orders', 'commissions'] as const;
export type PanelName = (typeof panelNames)[number];
