import type { JsonObject, JsonSchema, Texts, UiSchema } from '../definition/JsonSchema.ts';
import type { Manifest } from '../definition/Manifest.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Language } from '../language.ts';

/** One folder of JSON, parsed. */
export interface FormFiles {
  readonly code: string;
  readonly manifest: Manifest;
  readonly schema: JsonSchema;
  readonly ui: UiSchema;
  readonly locales: Readonly<Record<Language, Texts>>;
  /** Of a stranger's schema: what was assumed, left out or refused when the files were made of it. */
  readonly notes?: readonly Diagnostic[];
}

/** A shared block: `schemas/defs/<name>.schema.json` with its texts; `ui` when it brings its own. */
export interface SharedBlock {
  readonly schema: JsonSchema;
  readonly ui?: UiSchema;
  /** Keyed from the block: `district.options.HK`. */
  readonly locales: Readonly<Partial<Record<Language, Texts>>>;
}

/** `schemas/tables/<name>.json`: rows with `from`, `to`, columns and texts. */
export interface SharedTable {
  readonly rows: readonly JsonObject[];
}

/** What forms share, by name (without `.schema.json`). */
export interface SharedFiles {
  readonly defs: Readonly<Record<string, SharedBlock>>;
  readonly tables: Readonly<Record<string, SharedTable>>;
}

/** What the compiler needs from outside, since the engine has neither files nor cryptography. */
export interface CompileOptions {
  /** SHA-256 of a text's UTF-8 bytes, lower-case hex. */
  readonly digest: (text: string) => string;
  /** Module specifier of the rule library that the validator imports: `./rules-<sha>.js`. */
  readonly rulesModule: string;
}

/** One thing that the author of a form did wrong, or may have. */
export interface Diagnostic {
  /** Which file, from the repository's top: `forms/LREAL1/schema.json`. */
  readonly file: string;
  /** Where in it, a JSON Pointer; `''` is the whole file. */
  readonly pointer: string;
  /** Stable name of the fault: `unknown-keyword`. */
  readonly code: string;
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
  readonly severity: 'error' | 'warning' | 'info';
}

/** What comes of compiling: with an error among the diagnostics there is no plan. */
export interface CompiledForm {
  readonly plan?: Plan;
  /**
   * Hash of what the author wrote, with the blocks it names. Unlike the plan's hash it stays the
   * same when the rule library is corrected: a released version is recognised by it.
   */
  readonly contentHash?: string;
  /** That content as canonical JSON: enough to compile this version again (`releasedForm.ts`). */
  readonly content?: string;
  /** Every text of the form with those of its blocks, by language. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** JavaScript module that exports `tests`, `shape` and `rules` (see `ValidatorModule`). */
  readonly validatorSource?: string;
  /** JavaScript module that exports those `tests` that conditions ask (see `ConditionTests`). */
  readonly conditionsSource?: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the shared tables that the form reads; absent when it was not read that far. */
  readonly tables?: readonly string[];
}
