/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Which certificates are personal and which organisational, by their certificate policies (RFC 5280, section 4.2.1.4).
 */
export interface CertificateClasses {
  $schema?: string;
  /**
   * @minItems 1
   * @maxItems 200
   */
  classes: {
    /**
     * Object identifier of a policy, or the beginning of several.
     */
    policy: string;
    /**
     * Name of the certificate type, exactly as an O of the subject has it; for a policy that covers several types. Absent: every type of the policy.
     */
    type?: string;
    /**
     * other: neither a person nor an organisation may sign with it.
     */
    holder: 'personal' | 'organisation' | 'other';
    /**
     * published: the authority or the regulator says so. assumed: concluded from what they say.
     */
    basis: 'published' | 'assumed';
    note?: string;
  }[];
}
