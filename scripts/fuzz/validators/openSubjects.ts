import { join } from 'node:path';
import type { FormData, Plan, ValidatorModule } from '#engine';
import { openWorkbench, type Workbench } from '../../../server/forms/compiler/Workbench.ts';
import { formCodesIn, readForm } from '../../../server/forms/source/readFormFiles.ts';
import { readSamples } from '../../../tests/forms/support/readSamples.ts';
import { type Definition, readDefinition } from '../../../tests/reference/readDefinition.ts';
import { ROOT } from '../../command/run.ts';

/** A form for the engine and for the reference, with samples from which payloads are generated. */
export interface Subject {
  readonly code: string;
  readonly plan: Plan;
  /** The module that browser and server run. */
  readonly validator: ValidatorModule;
  /** The JSON files of the form, for the reference. */
  readonly definition: Definition;
  readonly samples: readonly { readonly now: string; readonly formData: FormData }[];
}

const FORMS = join(ROOT, 'forms');

/**
 * Compiles every form.
 *
 * @param codes only these forms, if given
 * @throws {Error} when a form does not compile, or a code has no form
 */
export async function openSubjects(codes?: readonly string[]): Promise<readonly Subject[]> {
  const workbench = await openWorkbench();
  try {
    const subjects: Subject[] = [];
    for (const code of await formCodesIn(FORMS)) {
      if (codes && !codes.includes(code)) continue;
      subjects.push(await openSubject(workbench, code));
    }
    const unknown =
      codes?.filter((code) => !subjects.some((subject) => subject.code === code)) ?? [];
    if (unknown.length > 0)
      throw new Error(`Cannot compare ${unknown.join(', ')}: there is no such form`);
    return subjects;
  } finally {
    await workbench.close();
  }
}

async function openSubject(workbench: Workbench, code: string): Promise<Subject> {
  const { files } = await readForm(FORMS, code);
  const compiled = files && workbench.compile(files);
  if (!compiled?.plan) throw new Error(`Cannot compare ${code}: it does not compile`);
  return {
    code,
    plan: compiled.plan,
    validator: await workbench.load(compiled),
    definition: readDefinition(join(FORMS, code)),
    samples: (await readSamples(join(FORMS, code))).map(({ sample }) => sample),
  };
}
