import { getParser } from 'bowser';

/** An applicant's device. Only mobile payment depends on it. */
export interface Device {
  readonly kind: 'Android' | 'iOS' | 'PC';
  /**
   * For Android, the maker, or the browser if the maker is unknown. For iOS, the model. For a PC,
   * the operating system. Empty if the browser gives no information.
   */
  readonly subType: string;
}

/**
 * Returns the device that the browser reports.
 *
 * @param agent the browser's `navigator`; a newer iPad reports macOS, but also a touch screen
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
