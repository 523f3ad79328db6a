/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface FpsResponse {
  paymentid: string;
  paymentstatus: string;
  /**
   * ISO 8601.
   */
  fpsmerchanttimeoutdatetime: string;
  /**
   * PNG, base64.
   */
  fpsqrcodeimgbase64: string;
  fpsqrcodeurl: string;
}
