/**
 * Formats an HKID as on the card.
 *
 * @param value the compact number, as stored; any other text is returned unchanged
 *
 * @example
 * formatHkid('A1234563'); // 'A123456(3)'
 * formatHkid('A12'); // 'A12'
 */
export function formatHkid(value: string): string {
  return value.replace(COMPACT_HKID, '$1($2)');
}

const COMPACT_HKID = /^([A-Z]{1,2}\d{6})([\dA])$/;
