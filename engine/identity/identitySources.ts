/**
 * The names of browsers in the identity app. On a phone the app returns to the browser that opened
 * it; on a computer the user scans a code.
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
