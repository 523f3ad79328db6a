/**
 * The compiled part of a form, the same bytes in browser and server: `<CODE>-<hash>.js`, which
 * imports `rules-<sha>.js`. Made by `compileForm`; no code is generated from strings when it runs.
 */
export interface ValidatorModule {
  /** Context-free tests by the names that the plan uses; `true` when the value satisfies. */
  readonly tests: Readonly<Record<string, Test>>;
  /** The structural gate: types, unknown fields, list sizes. Stops at the first fault. */
  readonly shape: ShapeValidator;
  /** The rule library, for rules that need the day or another answer. */
  readonly rules: Readonly<Record<string, (value: unknown, ...operands: unknown[]) => boolean>>;
}

/**
 * What the conditions of a form ask: `<CODE>-<hash>.conditions.js`, some tests of the validator module
 * under their names. Enough to show the form before it can be judged; the whole module serves as well.
 */
export type ConditionTests = Pick<ValidatorModule, 'tests'> & Partial<ValidatorModule>;

/** A function of the module; of an answer of any shape it leaves what is wrong with it. */
export interface Test extends ShapeValidator {
  fault?: PartFault;
}

/** What is wrong with an answer of any shape. */
export interface PartFault {
  /** From the answer; `''` where it is about all of it. */
  readonly pointer: string;
  /** Message key of the reason. */
  readonly key: string;
  /** The limit or the value that the message names, if it has one. */
  readonly args: readonly (string | number)[];
}

/** An Ajv validation function with its first fault, behind what alternatives in it failed. */
export interface ShapeValidator {
  (data: unknown): boolean;
  errors?: readonly ShapeFault[] | null;
}

/** What Ajv says of a value that fails a keyword. */
export interface ShapeFault {
  readonly instancePath: string;
  readonly keyword: string;
  /** Of the keyword, in the schema. */
  readonly schemaPath?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
