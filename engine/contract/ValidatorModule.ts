/**
 * The compiled module of a form, with the same bytes in browser and server: `<CODE>-<hash>.js`,
 * which imports `rules-<sha>.js`. `compileForm` creates it; no code is generated from strings at
 * run time.
 */
export interface ValidatorModule {
  /** Context-free tests under the names of the plan; each returns `true` for a valid value. */
  readonly tests: Readonly<Record<string, Test>>;
  /** The structural check: types, unknown fields, list sizes. It stops at the first fault. */
  readonly shape: ShapeValidator;
  /** The rule library, for rules that need the day or another answer. */
  readonly rules: Readonly<Record<string, (value: unknown, ...operands: unknown[]) => boolean>>;
}

/**
 * The tests of a form's conditions: `<CODE>-<hash>.conditions.js`, a part of the validator module
 * under the same names. They suffice to show the form before the validator is loaded; the whole
 * module works as well.
 */
export type ConditionTests = Pick<ValidatorModule, 'tests'> & Partial<ValidatorModule>;

/** A test of the module; after a failure, `fault` describes the error in an answer of any shape. */
export interface Test extends ShapeValidator {
  fault?: PartError;
  /** Whether the last value could not be evaluated within the budget; `fault` then says so. */
  isUndecided?: boolean;
}

/** A fault in an answer of any shape. */
export interface PartError {
  /** The pointer within the answer; `''` for the whole answer. */
  readonly pointer: string;
  /** The message key of the reason. */
  readonly key: string;
  /** The limit or the value in the message, if any. */
  readonly args: readonly (string | number)[];
}

/**
 * An Ajv validation function. After a failure, `errors` ends with its first fault; faults of
 * alternatives precede it.
 */
export interface ShapeValidator {
  (data: unknown): boolean;
  errors?: readonly ShapeError[] | null;
}

/** An Ajv error for a value that fails a keyword. */
export interface ShapeError {
  readonly instancePath: string;
  readonly keyword: string;
  /** The path of the keyword in the schema. */
  readonly schemaPath?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
