/** How large the demo platform is: whole for people who look at it, small for tests, which make it once for every run. */
export interface DemoSize {
  /** Stores beside the main one and the two that the demo accounts work for. */
  readonly stores: number;
  readonly goods: number;
  /** Cards of each variant that sells from cards. */
  readonly cards: number;
  readonly orders: number;
  /** Whether the settings are those of a shop in use; otherwise they have their defaults. */
  readonly ownRules: boolean;
  /** How many of the last days are played by the engine, and with how many orders; what lies before is written down in bulk. */
  readonly played: { readonly days: number; readonly orders: number } | undefined;
}

export const demoSizes = {
  whole: { stores: 37, goods: 330, cards: 40, orders: 200, ownRules: true, played: { days: 90, orders: 3_160 } },
  small: { stores: 0, goods: 120, cards: 12, orders: 1_500, ownRules: false, played: undefined },
} as const satisfies Record<string, DemoSize>;
