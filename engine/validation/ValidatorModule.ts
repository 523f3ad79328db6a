/**
 * The compiled part of a form, the same bytes in browser and server: `<CODE>-<hash>.js`, which
 * imports `rules-<sha>.js`. Made by `compileForm`; no code is generated from strings when it runs.
 */
export interface ValidatorModule {
  /** Context-free tests by the names that the plan uses; `true` when the value satisfies. */
  readonly tests: Readonly<Record<string, (value: unknown) => boolean>>;
  /** The structural gate: types, unknown fields, list sizes. Stops at the first fault. */
  readonly shape: ShapeValidator;
  /** The rule library, for rules that need the day or another answer. */
  readonly rules: Readonly<Record<string, (value: unknown, ...operands: unknown[]) => boolean>>;
}

/** An Ajv validation function with its first fault. */
export interface ShapeValidator {
  (data: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}
