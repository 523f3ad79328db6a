/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * What was asked for is done; there is no more to say.
 */
export interface DoneResponse {
  result: 'ok';
}
