/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface PaymentStatusResponse {
  /**
   * Payment result (document 1, section 4); IN_PROCESS means ask again.
   */
  status:
    'IN_PROCESS' | 'APPR' | 'REJT' | 'CANC' | 'INPR' | 'NOTF' | 'DUPA' | 'PSER' | 'FIER' | 'PSTO';
  description: string;
}
