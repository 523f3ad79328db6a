/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface VersionResponse {
  version: string;
  /**
   * In demo only.
   */
  commit?: string;
  /**
   * In demo only.
   */
  node?: string;
}
