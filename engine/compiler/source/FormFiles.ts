import type { Language } from '../../constants/language.ts';
import type { JsonObject, JsonSchema, Texts, UiSchema } from '../../definition/JsonSchema.ts';
import type { Manifest } from '../../definition/Manifest.ts';
import type { Plan } from '../../definition/Plan.ts';

/** The parsed JSON files of one folder. */
export interface FormFiles {
  readonly code: string;
  readonly manifest: Manifest;
  readonly schema: JsonSchema;
  readonly ui: UiSchema;
  readonly locales: Readonly<Record<Language, Texts>>;
  /** Assumptions, omissions and refusals of the import, for an external schema only. */
  readonly notes?: readonly Diagnostic[];
}

/**
 * A shared block: `schemas/defs/<name>.schema.json` with its texts, and optionally its own `ui`.
 */
export interface SharedBlock {
  readonly schema: JsonSchema;
  readonly ui?: UiSchema;
  /** Texts with keys relative to the block: `district.options.HK`. */
  readonly locales: Readonly<Partial<Record<Language, Texts>>>;
}

/** A shared table, `schemas/tables/<name>.json`: rows with `from`, `to`, columns and texts. */
export interface SharedTable {
  readonly rows: readonly JsonObject[];
}

/** The blocks and tables that forms share, by name (without `.schema.json`). */
export interface SharedFiles {
  readonly defs: Readonly<Record<string, SharedBlock>>;
  readonly tables: Readonly<Record<string, SharedTable>>;
}

/** The inputs that a caller must supply, since the engine has neither files nor cryptography. */
export interface CompileOptions {
  /** Returns the SHA-256 of a text's UTF-8 bytes in lower-case hex. */
  readonly digest: (text: string) => string;
  /** Module specifier of the rule library that the validator imports: `./rules-<sha>.js`. */
  readonly rulesModule: string;
}

/** A certain or probable mistake of a form's author. */
export interface Diagnostic {
  /** Path from the root of the repository: `forms/LREAL1/schema.json`. */
  readonly file: string;
  /** JSON Pointer into the file; `''` is the whole file. */
  readonly pointer: string;
  /** Stable name of the kind of fault: `unknown-keyword`. */
  readonly code: string;
  readonly message: string;
  /** The correction that the author can make. */
  readonly remedy: string;
  readonly severity: 'error' | 'warning' | 'info';
}

/** The result of a compilation. It has no plan if a diagnostic is an error. */
export interface CompiledForm {
  readonly plan?: Plan;
  /**
   * Hash of the author's files and of the blocks that they name. Unlike the plan's hash, it does
   * not change when the rule library is corrected. It identifies a released version.
   */
  readonly contentHash?: string;
  /**
   * The hashed content as canonical JSON, which is enough to compile this version again
   * (`releasedForm.ts`).
   */
  readonly content?: string;
  /** Every text of the form and of its blocks, by language. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** JavaScript module that exports `tests`, `shape` and `rules` (see `ValidatorModule`). */
  readonly validatorSource?: string;
  /** JavaScript module that exports the `tests` that conditions call (see `ConditionTests`). */
  readonly conditionsSource?: string;
  /**
   * The schemas of the tests that the plan's conditions and rules name. The plan itself omits them,
   * since browsers only call the compiled functions.
   */
  readonly tests?: Readonly<Record<string, JsonSchema>>;
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the shared tables that the form reads; absent if the compilation stopped earlier. */
  readonly tables?: readonly string[];
}
