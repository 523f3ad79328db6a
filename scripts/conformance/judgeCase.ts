import { isDeepStrictEqual } from 'node:util';
import { type Diagnostic, importJsonSchema } from '#compiler';
import { evaluateForm, type FormData, WrongShapeError } from '#engine';
import type { Workbench } from '../../server/forms/compiler/Workbench.ts';
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
  const compiled = workbench.compile(importJsonSchema({ code: 'CONFORMANCE', ...placed }));
  const { plan, diagnostics } = compiled;
  const validator = plan && (await workbench.load(compiled));
  const isFound = diagnostics.some(isFinding);
  const { position } = placed;
  return of.values.flatMap(({ value, isValid }): readonly Judgement[] => {
    const data = placed.answers(value);
    if (!data) return [];
    const form = plan && validator ? verdictOf(placed, of, data) : 'refused';
    const line = [
      `${of.draft} ${of.keyword}: ${of.title} (${position})`,
      JSON.stringify(value),
      `standard: ${isValid ? 'valid' : 'invalid'}`,
      `form: ${form}`,
    ].join(', ');
    return [{ of, position, outcome: outcomeOf(form, isValid, isFound), line }];
  });

  function verdictOf(schema: PlacedSchema, { draft }: ConformanceCase, data: FormData): Verdict {
    if (!plan || !validator) return 'refused';
    try {
      const { errors, data: kept } = evaluateForm(plan, validator, { data, now: NOW });
      if (errors.length > 0) return 'invalid';
      if (isDeepStrictEqual(kept, data)) return 'valid';
      return standardVerdict(draft, schema.schema, kept) ? 'another answer' : 'a wrong answer';
    } catch (error) {
      if (error instanceof WrongShapeError) return 'no answer';
      throw error;
    }
  }
}

/** The form's verdict on a value; `another answer`: it keeps other answers, which are valid. */
type Verdict = 'valid' | 'invalid' | 'refused' | 'no answer' | 'another answer' | 'a wrong answer';

function outcomeOf(form: Verdict, isValid: boolean, isFound: boolean): Outcome {
  if (form === 'refused') return isFound ? 'found' : 'wrong';
  if (form === 'another answer') return 'not expressible';
  if (form === 'no answer') return isValid ? 'not expressible' : 'right';
  if ((form === 'valid') === isValid && form !== 'a wrong answer') return 'right';
  return isFound ? 'found' : 'wrong';
}

/** Checks for a finding that reports a part of the schema that the form does not follow. */
function isFinding({ severity, code }: Diagnostic): boolean {
  return severity === 'error' || code === 'left-out';
}
