import type { Plan, ValidatorModule } from '#engine';
import { checkSample, type Sample } from './checkSample.ts';
import type { Finding } from './Finding.ts';
import { isAlone } from './formSources.ts';
import type { SourceFiles } from './SourceFiles.ts';

/** A form as its samples are judged by it. */
export interface FormUnderCheck {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
}

/**
 * What the samples of a form promise and the engine does not say. A sample that is right with the
 * project's tables withholds no form: operators who take a row out of a table cannot mend the samples.
 *
 * @param asShipped the form with the project's tables; `undefined` where it names none of the operator's
 */
export async function sampleFindings(
  sources: SourceFiles,
  form: FormUnderCheck,
  asShipped: () => Promise<FormUnderCheck | undefined>,
): Promise<readonly Finding[]> {
  const { code } = form.plan;
  const samples = sources.names().filter((file) => file.includes('/samples/'));
  if (samples.length === 0) return isAlone(sources, code) ? [] : noSample(sources, code);
  const faulty = samples
    .map((file) => ({ file, faults: faultsOf(form, sources, file) }))
    .filter(({ faults }) => faults.length > 0);
  const shipped = faulty.length > 0 ? await asShipped() : undefined;
  return faulty.flatMap(({ file, faults }) => {
    const isRight = shipped !== undefined && faultsOf(shipped, sources, file).length === 0;
    const verdict = isRight ? RIGHT_AS_SHIPPED : WRONG;
    return faults.flatMap(({ pointer, message }) =>
      sources.findingAt(file, pointer, { code: 'sample-differs', message, ...verdict }),
    );
  });
}

const WRONG = { remedy: 'Correct the sample, or the form.', severity: 'error' } as const;
const RIGHT_AS_SHIPPED = {
  remedy:
    "Nothing, if the table in TABLES_DIR is meant so: with the project's the sample is right.",
  severity: 'warning',
} as const;

function faultsOf({ plan, validator }: FormUnderCheck, sources: SourceFiles, file: string) {
  // Its shape has been checked.
  return checkSample(plan, validator, sources.valueOf(file) as Sample);
}

function noSample(sources: SourceFiles, code: string): readonly Finding[] {
  const fault = {
    code: 'no-sample',
    message: 'The form has no sample',
    remedy: 'Add samples/minimal.json: answers that can be handed in, and "errors": [].',
    // It may well be right: nobody has shown it.
    severity: 'warning',
  } as const;
  return [sources.findingAt(`forms/${code}/manifest.json`, '', fault)];
}
