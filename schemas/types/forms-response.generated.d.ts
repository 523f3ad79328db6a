/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface FormsResponse {
  forms: {
    code: string;
    hash: string;
    titles: {
      en: string;
      'zh-Hant': string;
      'zh-Hans': string;
    };
  }[];
}
