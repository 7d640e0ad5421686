import { createKeyRing, type KeyRing, parseKeys } from '@/reference-api/keys/key-ring';

/** The key ring of every test, so that the seeded database can be read by all of them. */
export const TEST_CARD_KEYS = 'k1:dGVzdHMtc2VhbC10aGVpci1jYXJkcy13aXRoLXRoaXM';

export const testKeys = (): KeyRing => createKeyRing(parseKeys(TEST_CARD_KEYS) ?? []);
