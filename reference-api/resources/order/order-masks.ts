import type { OrderFormValue, Receiver } from '@/lib/contract/order/row';
import { maskedIdCard, maskedMobile } from '@/reference-api/masked';

/** Characters of a street that stay readable: enough to tell two parcels apart, too few to find a door. */
const STREET_SHOWN = 4;
/** A form as it was asked and answered. */
interface FilledForm {
  readonly formSnapshot: readonly { key: string; type: string }[] | null;
  readonly formValues: Readonly<Record<string, OrderFormValue>> | null;
}
const SECRET = '********';

/** A name keeps its first character, and its last when it has more than two. */
export function maskedName(name: string): string {
  const characters = Array.from(name);
  if (characters.length < 2) return name;
  return characters.length === 2 ? `${characters[0]}*` : `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}

/** The street without the spec. */
export const maskedAddress = (address: string): string => `${Array.from(address).slice(0, STREET_SHOWN).join('')}****`;

/** Where hardware goes, as lists and details show it. */
export const maskedReceiver = (receiver: Receiver): Receiver => ({
  ...receiver,
  name: maskedName(receiver.name),
  mobile: maskedMobile(receiver.mobile),
  address: maskedAddress(receiver.address),
});

/** The answers of a form by their fields. */
export function maskedAnswers({ formSnapshot, formValues }: FilledForm): Record<string, OrderFormValue> {
  const types = new Map((formSnapshot ?? []).map(({ key, type }) => [key, type]));
  return Object.fromEntries(Object.entries(formValues ?? {}).map(([key, value]) => [key, maskedAnswer(types.get(key) ?? 'text', value)]));
}

/** What is sealed is never opened for it. */
function maskedAnswer(type: string, value: OrderFormValue): OrderFormValue {
  if (value === null || value === '') return value;
  if (type === 'secret') return SECRET;
  if (type === 'mobile') return maskedMobile(String(value));
  return type === 'idcard' ? maskedIdCard(String(value)) : value;
}
