import {
  evaluateForm,
  type FieldError,
  type FormData,
  type Plan,
  type ValidatorModule,
  WrongShapeError,
} from '#engine';

/** A sample of a form: answers, and what the engine must say of them. */
export interface Sample {
  readonly now: string;
  readonly formData: FormData;
  readonly errors: readonly FieldError[];
  readonly warnings?: readonly FieldError[];
  readonly total?: string;
  readonly hidden?: readonly string[];
}

/** Where a sample promises something else than the engine says. */
export interface SampleFault {
  /** Place in the sample's file. */
  readonly pointer: string;
  readonly message: string;
}

/**
 * Judges the answers of a sample and compares with what it promises.
 *
 * @returns one fault for each difference, none for a sample that keeps its promise
 */
export function checkSample(
  plan: Plan,
  validator: ValidatorModule,
  sample: Sample,
): readonly SampleFault[] {
  const { now, formData, errors, warnings = [], total, hidden = [] } = sample;
  try {
    const said = evaluateForm(plan, validator, { data: formData, now });
    return [
      ...compare('errors', errors.map(textOf), said.errors.map(textOf)),
      ...compare('warnings', warnings.map(textOf), said.warnings.map(textOf)),
      ...compare('hidden', hidden, said.hidden),
      ...(total === undefined ? [] : compare('total', [total], [dollars(said.fee.totalCents)])),
    ];
  } catch (error) {
    // A sample that the form cannot even hold is its author's fault, told like any other.
    if (!(error instanceof WrongShapeError)) throw error;
    return [{ pointer: '/formData', message: `The answers do not fit the form: ${error.message}` }];
  }
}

function compare(
  part: 'errors' | 'warnings' | 'hidden' | 'total',
  promised: readonly string[],
  said: readonly string[],
): readonly SampleFault[] {
  const broken = promised.flatMap((each, index) =>
    said.includes(each)
      ? []
      : [
          {
            pointer: part === 'total' ? '/total' : `/${part}/${index}`,
            message: `The engine does not say ${each} among the ${part}`,
          },
        ],
  );
  const surplus = said
    .filter((each) => !promised.includes(each))
    .map((each) => ({ pointer: `/${part}`, message: `The engine says ${each} among the ${part}` }));
  const faults = [...broken, ...surplus];
  if (faults.length > 0 || promised.join('\n') === said.join('\n')) return faults;
  return [{ pointer: `/${part}`, message: `The engine says ${said.join(', then ')}` }];
}

function textOf({ path, key, args }: FieldError): string {
  return `${path === '' ? 'the form' : path} ${key} ${JSON.stringify(args)}`;
}

function dollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
