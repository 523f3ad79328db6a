/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * window.WFP_BROADCAST: notices by identifier (specification, document 1, section 3).
 */
export interface WfpBroadcast {
  [k: string]: {
    type: 'info' | 'warning' | 'danger' | 'success';
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    fromDate?: string | null;
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    toDate?: string | null;
    /**
     * Form flags that must all hold: what the form is (its attributes in the specification, document 1, section 3), or its code. None: every form.
     *
     * @maxItems 20
     */
    conditions?: ((
      | (
          | 'signRequired'
          | 'signOptional'
          | 'enableSignLater'
          | 'emeRequired'
          | 'paymentRequired'
          | 'displayReference'
          | 'skipAckEmail'
          | 'noAck'
          | 'skipReview'
          | 'simplifiedForm'
          | 'isTextOnly'
          | 'hidePrintBtn'
          | 'ignorePDFUpdate'
          | 'disableIAMSmart'
        )
      | {
          [k: string]: unknown;
        }
    ) &
      string)[];
    /**
     * Text by language, a Markdown subset.
     */
    message: {
      en: string;
      'zh-Hant': string;
      'zh-Hans': string;
    };
  };
}
