import type { ZodType } from 'zod';

/** One call of the storefront simulator (reference-api.md 2): what a buyer or a payment channel does. Test mode alone has them. */
export interface StorefrontCall<Body, Data> {
  /** Below `/test/storefront/`. */
  readonly path: string;
  readonly body: ZodType<Body>;
  readonly data: ZodType<Data>;
  /** Message namespace that holds the labels of its fields. */
  readonly labels: string | undefined;
}

/** A call whose types are not looked at. */
export type AnyStorefrontCall = StorefrontCall<never, never> | StorefrontCall<unknown, unknown>;

/** Declares a call of the simulator; the types are inferred from the schemas. */
export const storefrontCall = <Body, Data>(
  path: string,
  body: ZodType<Body>,
  data: ZodType<Data>,
  labels?: string,
): StorefrontCall<Body, Data> => ({ path, body, data, labels });

/** The address of a call under the API root. */
export const storefrontPath = ({ path }: { readonly path: string }): `/test/storefront/${string}` => `/test/storefront/${path}`;
