/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface AvailabilityResponse {
  availablepaymentmethods: {
    code: string;
    subtype: string;
    active: 'Y' | 'N';
    label: string;
    supportedcard: string[];
    pointsToNote: {
      type: string;
      content: string;
      order: number;
    }[];
  }[];
}
