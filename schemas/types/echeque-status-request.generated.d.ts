/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EchequeStatusRequest {
  webtoken: string;
  eserviceid?: string;
}
