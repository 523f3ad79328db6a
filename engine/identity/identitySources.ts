/**
 * What the identity app calls the browsers that ask it: on a phone the app goes back to the one that it
 * was called from, on a computer a code is scanned.
 *
 * @see the app's guide for developers, `source`
 */
export const IDENTITY_SOURCES = [
  'PC_Browser',
  'Android_Chrome',
  'Android_Firefox',
  'Android_Edge',
  'Android_Samsung',
  'Android_Huawei',
  'Android_Xiaomi',
  'iOS_Safari',
  'iOS_Chrome',
  'iOS_Firefox',
  'iOS_Edge',
] as const;

export type IdentitySource = (typeof IDENTITY_SOURCES)[number];
