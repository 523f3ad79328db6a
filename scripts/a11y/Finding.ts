/** An element that violates a rule, and the checks that found it. */
export interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly selector: string;
  readonly html: string;
  readonly seen: readonly string[];
}
