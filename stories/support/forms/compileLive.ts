import type { StoryFormFiles } from 'virtual:story-forms';
import type { Diagnostic } from '#compiler';
import type { ValidatorModule } from '#engine';
import type { WrittenForm } from './smallForms.ts';
import { SMALL_STEP } from './smallStep.ts';

/** The result of compiling in the browser: a form, or the errors for its author. */
export type LiveResult =
  | { readonly files: StoryFormFiles }
  | { readonly diagnostics: readonly Diagnostic[] };

const RESULTS = new Map<string, Promise<LiveResult>>();

/**
 * Compiles a small form whose schema or layout was changed in the controls. The compiler loads with
 * the first such change. A definition is compiled once, because React must suspend on the same
 * promise.
 *
 * @param form name of the form, which diagnostics show
 */
export function compileLive(form: string, written: WrittenForm): Promise<LiveResult> {
  const key = JSON.stringify([form, written]);
  const known = RESULTS.get(key);
  if (known) return known;
  const result = compile(form, written, key);
  RESULTS.set(key, result);
  return result;
}

async function compile(form: string, written: WrittenForm, key: string): Promise<LiveResult> {
  const [{ compileForm }, { layoutProblems }, { default: shared }, rulesModule] = await Promise.all(
    [
      import('#compiler'),
      import('./layoutProblems.ts'),
      import('virtual:story-shared'),
      rulesAddress(),
    ],
  );
  const { schema, ui, texts } = written;
  const properties = schema.properties ?? {};
  const files = {
    code: form,
    schema: { type: 'object' as const, properties, required: [...(schema.required ?? [])] },
    ui,
    locales: { en: {}, 'zh-Hant': {}, 'zh-Hans': {}, ...texts },
    manifest: {
      code: form,
      version: 1,
      screenId: form,
      skipAckEmail: true,
      submissionType: 'NO_ESUBM' as const,
      steps: [{ ...SMALL_STEP, fields: Object.keys(properties).map((name) => `/${name}`) }],
    },
  };
  // Nothing is stored under the hash, so the definition itself serves as the hash.
  const compiled = compileForm(files, shared, { digest: () => key, rulesModule });
  const faults = layoutProblems(form, ui);
  if (faults.length > 0 || !compiled.plan || compiled.validatorSource === undefined) {
    return { diagnostics: [...faults, ...compiled.diagnostics] };
  }
  const address = moduleAddress(compiled.validatorSource);
  const validator = (await import(/* @vite-ignore */ address)) as ValidatorModule;
  return { files: { plan: compiled.plan, texts: compiled.texts, validator, samples: [] } };
}

let rules: Promise<string> | undefined;

/**
 * Returns the URL of a module that re-exports this page's rule library. Validators import the
 * library by URL.
 */
function rulesAddress(): Promise<string> {
  rules ??= import('../../../engine/rules/library.ts').then((library) => {
    Object.assign(globalThis, { [LIBRARY]: library });
    const names = Object.keys(library);
    return moduleAddress(
      names.map((name) => `export const ${name} = globalThis.${LIBRARY}.${name};`).join('\n'),
    );
  });
  return rules;
}

const LIBRARY = 'landformStoryRules';

function moduleAddress(source: string): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}
