/**
 * How the payment channel answers a refund. There is no outside service: refunds succeed at once, unless a test holds them or lets
 * them fail (reference-api.md 2.3).
 */
export interface Gateway {
  mode: 'auto' | 'hold' | 'fail';
  failMsg: string;
}

export const createGateway = (): Gateway => ({ mode: 'auto', failMsg: '' });
