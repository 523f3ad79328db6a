import { isDeepStrictEqual } from 'node:util';
import { type Diagnostic, importJsonSchema } from '#compiler';
import {
  evaluateForm,
  type FormData,
  type Plan,
  type ValidatorModule,
  WrongShapeError,
} from '#engine';
import type { Workbench } from '../../server/forms/compiler/Workbench.ts';
import { type AddedQuestion, addedQuestions, answered, withoutAnswers } from './addedQuestions.ts';
import type { ConformanceCase } from './ConformanceCase.ts';
import { type PlacedSchema, placedSchemas } from './placedSchemas.ts';
import { standardVerdict } from './standardVerdict.ts';

/**
 * The result of one value in one form.
 *
 * - `right`: the form's verdict is that of the standard.
 * - `found`: `forms:check` reports an error or a left-out part of the schema.
 * - `not expressible`: the value cannot be an answer. The form refuses its shape, or keeps other
 *   answers instead, which satisfy the schema.
 * - `wrong`: the form's verdict is not that of the standard, and no finding reports it.
 */
export type Outcome = 'right' | 'found' | 'not expressible' | 'wrong';

/** The result of one value of a case. */
export interface Judgement {
  readonly of: ConformanceCase;
  readonly position: PlacedSchema['position'];
  readonly outcome: Outcome;
  /** The schema, the value and both verdicts in one line. */
  readonly line: string;
}

const NOW = '2026-01-01T12:00:00+08:00';

/** Compiles the forms of a case as the server does, and compares their verdicts with the standard. */
export async function judgeCase(
  workbench: Workbench,
  of: ConformanceCase,
): Promise<readonly Judgement[]> {
  const judged = placedSchemas(of).map((placed) => judgePlaced(workbench, of, placed));
  return (await Promise.all(judged)).flat();
}

async function judgePlaced(
  workbench: Workbench,
  of: ConformanceCase,
  placed: PlacedSchema,
): Promise<readonly Judgement[]> {
  const files = importJsonSchema({ code: 'CONFORMANCE', schema: placed.schema });
  const questions = addedQuestions(files.schema);
  const compiled = workbench.compile(files);
  const { plan, diagnostics } = compiled;
  const form = plan && { plan, validator: await workbench.load(compiled), questions, of, placed };
  const isFound = diagnostics.some(isFinding);
  const { position } = placed;
  return of.values.flatMap(({ value, isValid }): readonly Judgement[] => {
    const data = placed.answers(value);
    if (!data) return [];
    const verdict = form ? bestVerdict(form, data) : 'refused';
    const line = [
      `${of.draft} ${of.keyword}: ${of.title} (${position})`,
      JSON.stringify(value),
      `standard: ${isValid ? 'valid' : 'invalid'}`,
      `form: ${verdict}`,
    ].join(', ');
    return [{ of, position, outcome: outcomeOf(verdict, isValid, isFound), line }];
  });
}

/** A compiled form of a case. */
interface LoadedCase {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  readonly questions: readonly AddedQuestion[];
  readonly of: ConformanceCase;
  readonly placed: PlacedSchema;
}

function bestVerdict(form: LoadedCase, data: FormData): Verdict {
  const verdicts = answered(data, form.questions).map((each) => verdictOf(form, each, data));
  return BEST.find((each) => verdicts.includes(each)) ?? verdicts[0] ?? 'refused';
}

function verdictOf(form: LoadedCase, data: FormData, given: FormData): Verdict {
  try {
    return shapedVerdict(form, data, given);
  } catch (error) {
    if (error instanceof WrongShapeError) return 'no answer';
    throw error;
  }
}

function shapedVerdict(
  { plan, validator, questions, of, placed }: LoadedCase,
  data: FormData,
  given: FormData,
): Verdict {
  const { errors, data: kept } = evaluateForm(plan, validator, { data, now: NOW });
  // A number field keeps a text that is no number, in order to show it again.
  if (errors.some(({ rule }) => rule === 'type')) return 'no answer';
  if (errors.length > 0) return 'invalid';
  const own = withoutAnswers(kept, questions);
  if (isDeepStrictEqual(own, given)) return 'valid';
  return standardVerdict(of.draft, placed.schema, own) ? 'another answer' : 'a wrong answer';
}

/** The form's verdict on a value; `another answer`: it keeps other answers, which are valid. */
type Verdict = 'valid' | 'invalid' | 'refused' | 'no answer' | 'another answer' | 'a wrong answer';

/**
 * The verdicts that count if the form adds questions, in this order: an applicant answers them as
 * well as possible, but must not get a wrong form accepted.
 */
const BEST: readonly Verdict[] = ['a wrong answer', 'valid', 'another answer'];

function outcomeOf(form: Verdict, isValid: boolean, isFound: boolean): Outcome {
  if (form === 'refused') return isFound ? 'found' : 'wrong';
  if (form === 'another answer') return 'not expressible';
  if (form === 'no answer') return isValid ? 'not expressible' : 'right';
  if ((form === 'valid') === isValid && form !== 'a wrong answer') return 'right';
  return isFound ? 'found' : 'wrong';
}

/** Codes of the warnings that report a difference between the form and the standard. */
const DIFFERENCES = ['left-out', 'later-keyword', 'beside-ref'];

/** Checks for a finding that reports a part of the schema that the form does not follow. */
function isFinding({ severity, code }: Diagnostic): boolean {
  return severity === 'error' || DIFFERENCES.includes(code);
}
