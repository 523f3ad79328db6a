/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SignedFormRequest {
  submissionDetail: {
    /**
     * Submission whose signed document is read.
     */
    submissionId: string;
    /**
     * Product code of a language (document 2, section 9).
     */
    lang?: 'Eng' | 'TradChn' | 'SimpChn';
  };
}
