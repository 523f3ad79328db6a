/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface AvailabilityRequest {
  /**
   * A language in any family of codes.
   */
  locale: string;
  /**
   * HK dollars with at most two decimals, without grouping.
   */
  amount: string;
  /**
   * @maxItems 20
   */
  preferpaymentmethods: string[];
  /**
   * @maxItems 20
   */
  eServiceIds?: string[];
}
