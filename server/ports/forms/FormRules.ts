import type { Evaluation, EvaluationInput, FormBehaviour, FormData } from '#engine';
import type { CatalogueForm } from './FormCatalogue.ts';

/** The engine's evaluation of answers by a form's definition, as the services call it. */
export interface FormRules {
  /**
   * Evaluates answers.
   *
   * @throws {WrongShapeError} when the answers do not match the form's structure
   */
  evaluate(form: CatalogueForm, input: EvaluationInput): Evaluation;
  /** Returns how these answers must be submitted, signed and paid for. */
  behaviour(form: CatalogueForm, data: FormData, now: string): FormBehaviour;
  /**
   * Returns the answers under the keys of the Registry's systems; empty when the form names none.
   */
  exported(form: CatalogueForm, data: FormData, now: string): Readonly<Record<string, unknown>>;
}
