/**
 * Writes an HKID as the card shows it: `A123456(3)`.
 *
 * @param value compact, as stored: `A1234563`; anything else is given back as it is
 */
export function formatHkid(value: string): string {
  return value.replace(COMPACT_HKID, '$1($2)');
}

const COMPACT_HKID = /^([A-Z]{1,2}\d{6})([\dA])$/;
