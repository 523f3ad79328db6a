import type { Conduct, Evaluation, EvaluationInput, FormData } from '#engine';
import type { CatalogueForm } from './FormCatalogue.ts';

/** What a definition says of some answers: the engine's judgement, as the services ask for it. */
export interface FormRules {
  /** @throws {WrongShapeError} when the answers have not the form's shape */
  evaluate(form: CatalogueForm, input: EvaluationInput): Evaluation;
  /** How these answers ask to be handed in, signed and paid for. */
  conduct(form: CatalogueForm, data: FormData, now: string): Conduct;
  /** The answers under the keys of the Registry's systems; empty where the form names none. */
  exported(form: CatalogueForm, data: FormData, now: string): Readonly<Record<string, unknown>>;
}
