/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SupplementRequest {
  /**
   * Text of the link as the page's address had it; what is no link is answered as unknown.
   */
  link: string;
}
