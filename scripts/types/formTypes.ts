import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { formCodesIn, readForm } from '../../server/forms/source/readFormFiles.ts';
import { ROOT } from '../command/run.ts';
import { formDataSchema } from './formDataSchema.ts';
import { TYPE_STYLE } from './typeStyle.ts';

const BANNER = '/* Generated from the form of the same name by scripts/generate-types.ts. */';

/**
 * Returns TypeScript types of every form's data.
 *
 * @param formsDir the folder of the forms
 * @returns the content by file name; a form with errors has no types (see `npm run forms:check`)
 */
export async function formTypes(
  formsDir: string = join(ROOT, 'forms'),
): Promise<ReadonlyMap<string, string>> {
  const workbench = await openWorkbench();
  try {
    const types = new Map<string, string>();
    for (const code of await formCodesIn(formsDir)) {
      const { files } = await readForm(formsDir, code);
      const { plan, texts } = files ? workbench.compile(files) : {};
      if (!plan || !texts) continue;
      const schema = formDataSchema(plan, texts.en);
      const text = await compile(schema, code, { ...TYPE_STYLE, bannerComment: BANNER });
      types.set(`forms/${code}.generated.d.ts`, text);
    }
    return types;
  } finally {
    await workbench.close();
  }
}
