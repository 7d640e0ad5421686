import { tradeCodes } from './trade-codes';

/**
 * Every code the contract knows (domain/errors.md). Texts stand in `errors.json` of each language under the same number.
 * The three session codes are the specification's; all others are ours and never collide with them.
 */
export const codes = {
  sessionUnknown: 50008,
  sessionEnded: 50012,
  sessionExpired: 50014,

  invalidFields: 40001,
  invalidRequest: 40002,
  pictureTooLarge: 40003,
  videoTooLarge: 40004,
  badFileFormat: 40005,
  tooManyImportRows: 40006,
  mainStoreOnly: 40301,
  uploadGoodsNotGranted: 40302,
  noPermission: 40303,
  otherStoresRow: 40304,
  storeClosed: 40305,
  storeExpired: 40306,
  featureNotGranted: 40307,
  wrongLoginPassword: 40308,
  notFound: 40401,
  versionConflict: 40901,
  inUse: 40902,
  alreadyDecided: 40903,
  duplicateSubmit: 40904,
  tooManyRequests: 42901,
  internal: 50001,

  notEnoughPoints: 60101,
  notEnoughBalance: 60102,
  memberDeregistered: 60103,
  mobileTaken: 60104,
  memberDisabled: 60105,
  deregisterRefused: 60106,
  rechargeOff: 60107,
  memberLevelInUse: 60111,
  defaultLevelMustRemain: 60112,
  defaultLevelDisable: 60113,
  defaultLevelDelete: 60114,
  growthTooLow: 60115,
  growthTooHigh: 60116,
  alreadyDistributor: 60201,
  referrerIsSelf: 60202,
  referrerIsBelow: 60203,
  referrerNotActive: 60204,
  distributorFrozen: 60205,
  distributorLevelInUse: 60206,
  percentagesTooHigh: 60207,
  distributorApplyOpen: 60208,
  secondTierOff: 60209,
  upgradeConditionMissing: 60210,
  conditionBelowPrevious: 60211,
  distributorApplyClosed: 60212,

  ...tradeCodes,

  usernameTaken: 60801,
  deleteSelf: 60802,
  lastSuperAdministrator: 60803,
  roleInUse: 60804,
  grantNotHeld: 60805,
  wrongCredentials: 60806,
  accountDisabled: 60807,
  loginThrottled: 60808,
  disableSelf: 60809,
  disableOwnRole: 60810,
  builtinRole: 60811,
  higherAdministrator: 60812,
  roleScopeMismatch: 60813,
  wrongOldPassword: 60814,
  samePassword: 60815,
} as const;

/** What the proxy itself answers with (security.md 2.6); a server behind it never uses these for business refusals. */
export const proxyCodes = {
  malformed: 40000,
  originRefused: 40300,
  noSuchCall: 40400,
  wrongMethod: 40500,
  tooLarge: 41300,
  unsupportedType: 41500,
  rateLimited: 42900,
  bug: 50000,
  busy: 50300,
  timeout: 50400,
  upstreamStatus: 50500,
  network: 50501,
  notJson: 50502,
  redirected: 50503,
  badStatus: 50504,
} as const;

/**
 * Answers that leave open whether the server has acted: the proxy lost the API's answer or could not read it, or the API failed at a moment
 * nobody knows. `busy` and what the proxy refuses by itself are none of them: such a call was never sent.
 */
export const unknownOutcomeCodes: readonly number[] = [
  codes.internal,
  proxyCodes.bug,
  proxyCodes.timeout,
  proxyCodes.upstreamStatus,
  proxyCodes.network,
  proxyCodes.notJson,
  proxyCodes.redirected,
  proxyCodes.badStatus,
];

/**
 * Refusals that come before whatever acts is asked: they say nothing of an earlier sending of the same call whose answer was lost. The rights
 * are among them, as the API looks at them first.
 */
export const turnedAwayCodes: readonly number[] = [
  ...Object.values(proxyCodes).filter((code) => !unknownOutcomeCodes.includes(code)),
  ...[codes.sessionUnknown, codes.sessionEnded, codes.sessionExpired, codes.tooManyRequests],
  ...[codes.mainStoreOnly, codes.noPermission, codes.storeClosed, codes.storeExpired, codes.featureNotGranted],
];

/** Codes after which the login is gone: the console offers to sign in again (specification 8). */
export const sessionInvalidCodes: readonly number[] = [codes.sessionUnknown, codes.sessionEnded, codes.sessionExpired];
