/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface AppleSessionRequest {
  /**
   * Host name that the page is at; must be the portal's.
   */
  domainName: string;
  /**
   * Address of Apple's that the browser named; must be on the list.
   */
  validationurl: string;
}
