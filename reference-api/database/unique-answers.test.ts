import { expect, test } from 'vitest';
import { shippedIn } from '@/lib/testing/source-files';
import { testStack } from '@/reference-api/testing/world';

/*
 * A value that is taken is told as a refusal of its own, and never as a defect of the server. Each unique index is named where a
 * write turns it into that refusal (`refuseDuplicates`), or stands here with what keeps a write from meeting it.
 */

const world = await testStack();

const MADE = 'made at random for the row';
const ONE_OPEN = 'asked for first, while whoever applies or the order is held';
const IGNORED = 'a second row is left out or takes the place of the first (`onConflict`)';
const unmet: Readonly<Record<string, string>> = {
  account_config_default_unique: 'the store is held while the default passes on',
  balance_record_no_unique: MADE,
  cash_cashNo_unique: MADE,
  cash_open_member_unique: ONE_OPEN,
  cash_open_store_unique: ONE_OPEN,
  commission_record_pending_unique: 'booked once at payment, on an order that is held',
  distributor_apply_open_unique: ONE_OPEN,
  distributor_inviteCode_unique: MADE,
  invoice_applyNo_unique: MADE,
  invoice_open_unique: ONE_OPEN,
  key_ring_keyId_unique: IGNORED,
  king_kong_slot_unique: 'the slots of a store are made with it, in one statement',
  licence_card_unique: 'a card is sold once, by a conditional update',
  licence_device_unique: 'counted first, while the licence is held',
  member_coupon_gift_unique: 'looked for first, while the order is held',
  member_coupon_order_unique: 'an order spends its one coupon when it is placed',
  order_coupon_unique: 'a coupon is spent once, by a conditional update',
  order_delivery_card_unique: 'a card is sold once, by a conditional update',
  order_orderNo_unique: MADE,
  outbox_unique_key: IGNORED,
  point_record_no_unique: MADE,
  refund_open_item_unique: ONE_OPEN,
  refund_open_order_unique: ONE_OPEN,
  refund_refundNo_unique: MADE,
  store_apply_applyNo_unique: MADE,
  store_apply_open_unique: ONE_OPEN,
  store_flow_flowNo_unique: MADE,
  system_config_group: IGNORED,
};

/** Names and grades of levels of every kind, which `levelSpec` names by the table. */
const OF_LEVELS = /^(member|distributor|store)_level_(name|grade)_unique$/;

test('a value that is taken has a refusal of its own, or a reason why no write meets it', async () => {
  const indexes = await world.sql<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const named = new Set(shippedIn('reference-api').flatMap(({ text }) => text.match(/\w+_unique(?=: \(\) =>)/g) ?? []));
  const untold = indexes.map(({ name }) => name).filter((name) => !named.has(name) && !OF_LEVELS.test(name));
  expect(untold).toEqual(Object.keys(unmet).sort());
});
