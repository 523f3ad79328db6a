import { evaluateForm, type FieldError, WrongShapeError } from '#engine';
import { dollars, type Sample } from './checkSample.ts';
import type { FormUnderCheck } from './sampleFindings.ts';

/** A part of a sample that says what the engine does. */
export type ExpectedPart = 'errors' | 'warnings' | 'hidden' | 'total';

/** A change of what a sample expects. */
export interface SampleChange {
  readonly part: ExpectedPart;
  /** Content of the sample's file; absent when the sample lacks the part. */
  readonly before?: unknown;
  readonly after: unknown;
}

/**
 * Returns the changes after which a sample expects what the engine returns for its answers. Answers
 * and instant stay.
 *
 * @returns `[]` for a correct sample; `undefined` when the answers do not fit the form, so that only
 *   its author can correct the sample
 */
export function acceptSample(
  { plan, validator }: FormUnderCheck,
  sample: Sample,
): readonly SampleChange[] | undefined {
  try {
    const results = evaluateForm(plan, validator, { data: sample.formData, now: sample.now });
    const { errors, warnings, hidden, fee } = results;
    const parts: readonly (readonly [ExpectedPart, unknown])[] = [
      ['errors', errors.map(written)],
      ['warnings', warnings.map(written)],
      ['hidden', hidden],
      ['total', sample.total === undefined ? undefined : dollars(fee.totalCents)],
    ];
    return parts.flatMap(([part, after]) => changeOf(sample, part, after));
  } catch (error) {
    if (!(error instanceof WrongShapeError)) throw error;
    return undefined;
  }
}

function changeOf(sample: Sample, part: ExpectedPart, after: unknown): readonly SampleChange[] {
  const before = sample[part];
  // A sample without warnings or hidden fields need not say so.
  const expected = part === 'total' ? before : (before ?? []);
  if (JSON.stringify(expected) === JSON.stringify(after)) return [];
  return [before === undefined ? { part, after } : { part, before, after }];
}

/** Returns an error with its keys in the order of sample files. */
function written({ path, key, args }: FieldError): FieldError {
  return { path, key, args };
}
