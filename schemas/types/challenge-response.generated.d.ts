/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface ChallengeResponse {
  /**
   * Data URI of a PNG.
   */
  image: string;
  /**
   * @minItems 4
   * @maxItems 4
   *
   * Items: Data URI of one character spoken.
   */
  audio: string[];
  /**
   * Goes back in the header Challenge-Secret.
   */
  secret: string;
}
