/** Where a dialog or an entry of the carousel stands in its period (marketing.md 2); nobody stores it. */
export const campaignStates = { waiting: 0, running: 1, ended: 2, disabled: 3 } as const;
