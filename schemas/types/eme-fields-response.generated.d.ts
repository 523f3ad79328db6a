/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmeFieldsResponse {
  /**
   * Fields of the profile that the form may be filled in with, in the order of the form.
   *
   * @maxItems 9
   */
  eMEFields: (
    | 'enName'
    | 'chName'
    | 'emailAddress'
    | 'prefix'
    | 'residentialAddress'
    | 'mobileNumber'
    | 'idNo'
    | 'postalAddress'
    | 'officeTelNumber'
  )[];
  /**
   * By field: the label in the form.
   */
  labels: {
    [k: string]: string;
  };
}
