/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface FormResponse {
  code: string;
  /**
   * Hash of the definition; goes back in the header Form-Definition.
   */
  hash: string;
  /**
   * URL under /definitions/.
   */
  plan: string;
  /**
   * URL of the validator module.
   */
  validator: string;
  /**
   * URL of what the conditions ask: enough to show the form before it can be judged.
   */
  conditions: string;
  /**
   * URL of the texts by language.
   */
  texts: {
    en: string;
    'zh-Hant': string;
    'zh-Hans': string;
  };
  /**
   * ISO 8601; today follows from it.
   */
  serverNow: string;
}
