/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface FormToSignRequest {
  submissionDetail: {
    /**
     * Submission whose document is reviewed.
     */
    submissionId: string;
    /**
     * Product code of a language (document 2, section 9).
     */
    lang?: 'Eng' | 'TradChn' | 'SimpChn';
  };
}
