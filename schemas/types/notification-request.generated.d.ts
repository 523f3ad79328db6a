/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * What a gateway sends. Nothing in it is believed but which payment to ask about; further members are passed over. The proof of its sender is over its bytes.
 */
export interface NotificationRequest {
  transactionid: string;
  [k: string]: unknown;
}
