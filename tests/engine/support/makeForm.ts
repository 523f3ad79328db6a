import type { FormFiles, SharedFiles } from '#compiler';
import {
  createFormStore,
  type Evaluation,
  evaluateForm,
  type FormData,
  type FormStore,
  type JsonObject,
  type Manifest,
} from '#engine';
import { type LoadedForm, loadForm } from './readForms.ts';

export const NOW = '2026-11-20T10:00:00+08:00';

/** Returns the files of a form with these properties, all on one step. */
export function makeFiles(
  properties: JsonObject,
  more: { readonly schema?: JsonObject; readonly manifest?: Partial<Manifest> } = {},
): FormFiles {
  const manifest: Manifest = {
    code: 'LR999',
    version: 1,
    screenId: 'LR999',
    submissionType: 'ALLOW_ESUBM',
    steps: [{ id: 'particulars', fields: Object.keys(properties).map((name) => `/${name}`) }],
    skipAckEmail: true,
    ...more.manifest,
  };
  return {
    code: 'LR999',
    manifest,
    schema: { type: 'object', properties, ...more.schema },
    ui: {},
    locales: { en: {}, 'zh-Hant': {}, 'zh-Hans': {} },
  };
}

/** A form that tests can evaluate, or open in a store. */
export interface FormInUse extends LoadedForm {
  evaluate(data: FormData, now?: string): Evaluation;
  /** Returns `path key` of each error, with the arguments when there are any. */
  errors(data: FormData, now?: string): readonly string[];
  store(data?: FormData, now?: string): FormStore;
}

/** Compiles and loads a form with these properties. */
export async function makeForm(
  properties: JsonObject,
  more?: Parameters<typeof makeFiles>[1],
  shared?: SharedFiles,
): Promise<FormInUse> {
  return formInUse(await loadForm(makeFiles(properties, more), shared));
}

/** Adds functions to a loaded form: they evaluate answers and open a store. */
export function formInUse<Form extends Pick<LoadedForm, 'plan' | 'validator'>>(
  form: Form,
): Form & Pick<FormInUse, 'evaluate' | 'errors' | 'store'> {
  const { plan, validator } = form;
  const evaluate = (data: FormData, now = NOW) => evaluateForm(plan, validator, { data, now });
  return {
    ...form,
    evaluate,
    errors: (data, now) => evaluate(data, now).errors.map(errorText),
    store: (data = {}, now = NOW) => createFormStore(plan, validator, { data, now }),
  };
}

/** Returns an error as one line. */
export function errorText({
  path,
  key,
  args,
}: {
  path: string;
  key: string;
  args: readonly unknown[];
}) {
  return [path, key, ...args].join(' ');
}
