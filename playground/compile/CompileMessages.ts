import type { JsonSchema, Language, Plan, Texts } from '#engine';
import type { Finding } from '../../server/forms/check/Finding.ts';
import type { DraftFolder } from '../model/DraftFolder.ts';

/** A request to the worker. */
export interface CompileRequest {
  readonly id: number;
  readonly folder: DraftFolder;
  /** Absolute address of the rule library, which the validator imports. */
  readonly rulesModule: string;
}

/** A compiled form, as plain data that can cross to a frame. */
export interface PlayedForm {
  readonly plan: Plan;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** The schemas of the tests that conditions name, for their explanation. */
  readonly tests: Readonly<Record<string, JsonSchema>>;
  /** JavaScript module of the validator. */
  readonly validatorSource: string;
}

/** The result of checking a folder. It has no form when a fault prevents compilation. */
export interface CheckedDraft {
  readonly findings: readonly Finding[];
  readonly form?: PlayedForm;
}

/** The worker's answer to a request. */
export interface CompileAnswer extends CheckedDraft {
  readonly id: number;
}
