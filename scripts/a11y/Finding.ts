/** An element that violates a rule, with every check in which it does. */
export interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly selector: string;
  readonly html: string;
  readonly seen: readonly string[];
}
