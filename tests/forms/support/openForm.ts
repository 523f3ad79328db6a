import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormData, Plan, ValidatorModule } from '#engine';
import { ROOT } from '../../../scripts/command/run.ts';
import { checkFolder } from '../../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';

/** A compiled form of `forms`. */
export interface OpenForm {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  /** Findings of `forms:check` in the form's folder, a line each. */
  readonly findings: readonly string[];
  /** Returns the answers of a sample. */
  sample(name: string): Promise<FormData>;
}

const FORMS = join(ROOT, 'forms');

/** Opens a form of `forms` by its code. */
export async function openForm(code: string): Promise<OpenForm> {
  const workbench = await openWorkbench();
  try {
    const { files } = await readForm(FORMS, code);
    const compiled = files && workbench.compile(files);
    if (!compiled?.plan) throw new Error(`Cannot test ${code}: it does not compile`);
    return {
      plan: compiled.plan,
      validator: await workbench.load(compiled),
      findings: (await checkFolder(workbench, FORMS, code)).map(lineOf),
      sample: async (name) => {
        const text = await readFile(join(FORMS, code, 'samples', `${name}.json`), 'utf8');
        return (JSON.parse(text) as { formData: FormData }).formData;
      },
    };
  } finally {
    await workbench.close();
  }
}
