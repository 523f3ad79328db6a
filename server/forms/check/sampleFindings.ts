import type { Plan, ValidatorModule } from '#engine';
import { checkSample, type Sample } from './checkSample.ts';
import type { Finding } from './Finding.ts';
import { isAlone } from './formSources.ts';
import type { SourceFiles } from './SourceFiles.ts';

/** The form with which samples are evaluated. */
export interface FormUnderCheck {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
}

/**
 * Returns the findings about samples whose expected results differ from the engine's. For a sample
 * that is correct with the project's tables, the findings are only warnings. Operators who change a
 * table cannot correct the samples.
 *
 * @param asShipped returns the form with the project's tables; `undefined` when no operator's table
 *   replaces a table of the form
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
    .map((file) => ({ file, faults: sampleProblems(form, sources, file) }))
    .filter(({ faults }) => faults.length > 0);
  const shipped = faulty.length > 0 ? await asShipped() : undefined;
  return faulty.flatMap(({ file, faults }) => {
    const isRight = shipped !== undefined && sampleProblems(shipped, sources, file).length === 0;
    const verdict = isRight ? RIGHT_AS_SHIPPED : wrong(code);
    return faults.flatMap(({ pointer, message }) =>
      sources.findingAt(file, pointer, { code: 'sample-differs', message, ...verdict }),
    );
  });
}

const wrong = (code: string) =>
  ({
    remedy: `Correct the sample, or the form. \`npm run forms:check -- ${code} --accept\` writes what the engine reports.`,
    severity: 'error',
  }) as const;
const RIGHT_AS_SHIPPED = {
  remedy:
    "Nothing, if the table in TABLES_DIR is meant so: with the project's the sample is right.",
  severity: 'warning',
} as const;

function sampleProblems({ plan, validator }: FormUnderCheck, sources: SourceFiles, file: string) {
  // The structure of the sample was already checked.
  return checkSample(plan, validator, sources.valueOf(file) as Sample);
}

function noSample(sources: SourceFiles, code: string): readonly Finding[] {
  const fault = {
    code: 'no-sample',
    message: 'The form has no sample',
    remedy: 'Add samples/minimal.json: answers that can be submitted, and "errors": [].',
    // The form may be correct, but no sample shows it.
    severity: 'warning',
  } as const;
  return [sources.findingAt(`forms/${code}/manifest.json`, '', fault)];
}
