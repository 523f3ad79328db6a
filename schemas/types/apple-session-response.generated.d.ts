/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Apple's merchant session, as it is: for the browser alone, once.
 */
export interface AppleSessionResponse {
  nonce: string;
  signature: string;
  [k: string]: unknown;
}
