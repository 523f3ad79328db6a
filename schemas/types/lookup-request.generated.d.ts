/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * POST /lookup, the fields of an application/x-www-form-urlencoded body (specification, document 2, section 7), spelt as the government's Address Lookup Service spells them.
 */
export interface LookupRequest {
  /**
   * The address, as typed: not blank, without control characters.
   */
  q: string;
  /**
   * How many records at most, 1 to 200; 10 when absent.
   */
  n?: string;
  /**
   * Tolerance, 0 to 80: how much of the score of a perfect record may be missing; 50 when absent.
   */
  t?: string;
  /**
   * 1: basic mode, no typing mistakes are forgiven.
   */
  b?: '0' | '1';
  /**
   * 1: floor and unit are answered too.
   */
  '3d'?: '0' | '1';
  /**
   * Languages of the answer, over those of Accept-Language: * is any.
   */
  language?:
    | 'en'
    | 'zh-Hant'
    | 'zh-Hans'
    | 'en,zh-Hant'
    | 'en, zh-Hant'
    | 'en,zh-Hans'
    | 'en, zh-Hans'
    | '*';
}
