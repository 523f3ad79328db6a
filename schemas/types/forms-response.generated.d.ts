/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface FormsResponse {
  forms: {
    code: string;
    hash: string;
    /**
     * Where the form is opened: /form/LREAL1, at the first site that offers it.
     */
    path: string;
    group:
      | 'propertyAlert'
      | 'searches'
      | 'registration'
      | 'ownersCorporations'
      | 'onlineServices'
      | 'dataSubscriptions'
      | 'workshops'
      | 'information'
      | 'other'
      | 'testing';
    titles: {
      en: string;
      'zh-Hant': string;
      'zh-Hans': string;
    };
  }[];
}
