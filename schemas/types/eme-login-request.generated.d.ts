/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmeLoginRequest {
  /**
   * Code of the form.
   */
  formCode: string;
  /**
   * Product code of a language (document 2, section 9).
   */
  lang: 'Eng' | 'TradChn' | 'SimpChn';
  /**
   * The browser, as the identity app names it.
   */
  source:
    | 'PC_Browser'
    | 'Android_Chrome'
    | 'Android_Firefox'
    | 'Android_Edge'
    | 'Android_Samsung'
    | 'Android_Huawei'
    | 'Android_Xiaomi'
    | 'iOS_Safari'
    | 'iOS_Chrome'
    | 'iOS_Firefox'
    | 'iOS_Edge';
}
