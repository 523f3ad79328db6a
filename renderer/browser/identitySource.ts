import { getParser } from 'bowser';
import type { IdentitySource } from '#engine';

/**
 * Returns the identity app's name for the browser.
 *
 * @param agent the browser's `navigator`; a newer iPad reports macOS, but also a touch screen
 * @returns the app's name; for an unknown browser on a phone, the phone's default browser
 */
export function identitySource({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): IdentitySource {
  // The parser throws on an empty text.
  if (userAgent === '') return 'PC_Browser';
  const { os, browser } = getParser(userAgent).getResult();
  const name = browser.name ?? '';
  if (os.name === 'Android') {
    // The parser reports the Huawei browser as Chrome.
    if (/HuaweiBrowser/i.test(userAgent)) return 'Android_Huawei';
    return ON_ANDROID[name] ?? 'Android_Chrome';
  }
  if (os.name === 'iOS' || (os.name === 'macOS' && maxTouchPoints > 1)) {
    return ON_IOS[name] ?? 'iOS_Safari';
  }
  return 'PC_Browser';
}

/** Keys are the browser names of bowser. */
const ON_ANDROID: Readonly<Record<string, IdentitySource>> = {
  Firefox: 'Android_Firefox',
  'Microsoft Edge': 'Android_Edge',
  'Samsung Internet for Android': 'Android_Samsung',
  Miui: 'Android_Xiaomi',
};

const ON_IOS: Readonly<Record<string, IdentitySource>> = {
  Chrome: 'iOS_Chrome',
  Firefox: 'iOS_Firefox',
  'Microsoft Edge': 'iOS_Edge',
};
