/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface ReadinessResponse {
  /**
   * unavailable, with status 503: send applicants to another server.
   */
  status: 'ok' | 'unavailable';
  /**
   * Each thing that the server needs, by name.
   */
  checks: {
    [k: string]: 'ok' | 'failed';
  };
  /**
   * Background jobs that have not ended in time; the server is ready all the same.
   */
  lateJobs: string[];
}
