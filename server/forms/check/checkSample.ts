import {
  evaluateForm,
  type FieldError,
  type FormData,
  type Plan,
  type ValidatorModule,
  WrongShapeError,
} from '#engine';

/** A sample of a form: answers, and the results expected from the engine. */
export interface Sample {
  readonly now: string;
  readonly formData: FormData;
  readonly errors: readonly FieldError[];
  readonly warnings?: readonly FieldError[];
  readonly total?: string;
  readonly hidden?: readonly string[];
}

/** A difference between a sample's expected results and the engine's. */
export interface SampleProblem {
  /** JSON Pointer in the sample's file. */
  readonly pointer: string;
  readonly message: string;
}

/**
 * Evaluates the answers of a sample and compares the results with the expected results.
 *
 * @returns one fault for each difference; `[]` for a correct sample
 */
export function checkSample(
  plan: Plan,
  validator: ValidatorModule,
  sample: Sample,
): readonly SampleProblem[] {
  const { now, formData, errors, warnings = [], total, hidden = [] } = sample;
  try {
    const results = evaluateForm(plan, validator, { data: formData, now });
    return [
      ...compare('errors', errors.map(textOf), results.errors.map(textOf)),
      ...compare('warnings', warnings.map(textOf), results.warnings.map(textOf)),
      ...compare('hidden', hidden, results.hidden),
      ...(total === undefined ? [] : compare('total', [total], [dollars(results.fee.totalCents)])),
    ];
  } catch (error) {
    // Answers that do not match the form's structure are a fault of the sample.
    if (!(error instanceof WrongShapeError)) throw error;
    return [{ pointer: '/formData', message: `The answers do not fit the form: ${error.message}` }];
  }
}

function compare(
  part: 'errors' | 'warnings' | 'hidden' | 'total',
  promised: readonly string[],
  results: readonly string[],
): readonly SampleProblem[] {
  const broken = promised.flatMap((each, index) =>
    results.includes(each)
      ? []
      : [
          {
            pointer: part === 'total' ? '/total' : `/${part}/${index}`,
            message: `The engine does not report ${each} in ${part}`,
          },
        ],
  );
  const surplus = results
    .filter((each) => !promised.includes(each))
    .map((each) => ({ pointer: `/${part}`, message: `The engine reports ${each} in ${part}` }));
  const faults = [...broken, ...surplus];
  if (faults.length > 0 || promised.join('\n') === results.join('\n')) return faults;
  return [{ pointer: `/${part}`, message: `The engine reports ${results.join(', then ')}` }];
}

function textOf({ path, key, args }: FieldError): string {
  return `${path === '' ? 'the form' : path} ${key} ${JSON.stringify(args)}`;
}

/** Formats cents as a sample writes an amount: `380.00`. */
export function dollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
