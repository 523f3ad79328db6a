/** The options of a campaign. */
export interface CampaignOptions {
  readonly seconds: number;
  /** The number of inputs instead of the seconds; per form in campaigns over several forms. */
  readonly count?: number;
  /** The codes of the forms to test; all forms by default. */
  readonly forms?: readonly string[];
  /** The seed; the same seed tries the same inputs in the same order. */
  readonly seed: number;
}

/** The result of a campaign. */
export interface CampaignResult {
  /** The number of inputs tried. */
  readonly runs: number;
  /** The violated invariants, each with the smallest input found for it. */
  readonly findings: readonly string[];
}

/** A test with generated inputs. It stops at a time limit, or after a number of inputs. */
export interface Campaign {
  readonly name: string;
  /** A short description of the subject. */
  readonly what: string;
  run(options: CampaignOptions): Promise<CampaignResult>;
}
