import { getParser } from 'bowser';

/** What an applicant's device is; it selects how mobile payment behaves, and nothing else. */
export interface Device {
  readonly kind: 'Android' | 'iOS' | 'PC';
  /**
   * Of Android its maker, else its browser (new ones do not tell the maker); of iOS the model; of a PC
   * its system. Empty where the browser does not tell.
   */
  readonly subType: string;
}

/**
 * Tells the device from what its browser says.
 *
 * @param agent the browser's `navigator`. A newer iPad calls itself a Mac, but has a touch screen
 * @see specification, document 1, section 6 "Device and browser detection"
 */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  // The parser throws on an empty text.
  if (userAgent === '') return { kind: 'PC', subType: '' };
  const { os, platform, browser } = getParser(userAgent).getResult();
  if (os.name === 'macOS' && maxTouchPoints > 1) return { kind: 'iOS', subType: 'iPad' };
  if (os.name === 'iOS') return { kind: 'iOS', subType: platform.model ?? '' };
  if (os.name === 'Android')
    return { kind: 'Android', subType: platform.vendor ?? browser.name ?? '' };
  return { kind: 'PC', subType: os.name ?? '' };
}
