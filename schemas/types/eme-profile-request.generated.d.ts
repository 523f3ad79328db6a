/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmeProfileRequest {
  /**
   * Code of the form.
   */
  formCode: string;
  /**
   * Handle of the access token.
   */
  accessToken: string;
  /**
   * Handle of the person.
   */
  openID: string;
  /**
   * Fields of the profile that are asked for.
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
}
