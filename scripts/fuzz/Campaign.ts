/** How long and from where a campaign goes. */
export interface CampaignOptions {
  readonly seconds: number;
  /** How many inputs, of each form where there are several, in place of the seconds. */
  readonly count?: number;
  /** Codes of the forms to go through; all of them where nothing is said. */
  readonly forms?: readonly string[];
  /** The same seed tries the same things in the same order. */
  readonly seed: number;
}

/** What a campaign saw. */
export interface CampaignResult {
  /** How many inputs were tried. */
  readonly runs: number;
  /** What must not happen and did, each with the smallest input that was found for it. */
  readonly findings: readonly string[];
}

/** Something that is fed with generated inputs until the time is over. */
export interface Campaign {
  readonly name: string;
  /** What it looks for, in a few words. */
  readonly what: string;
  run(options: CampaignOptions): Promise<CampaignResult>;
}
