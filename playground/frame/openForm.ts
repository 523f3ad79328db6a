import { createFormValidator, type ValidatorModule } from '#engine';
import { formOf, type LoadedForm } from '#screens';
import type { PlayedForm } from '../compile/CompileMessages.ts';
import { importSource } from '../compile/importSource.ts';

/** A form in the frame, with the validator of its answers. */
export interface OpenedForm {
  readonly loaded: LoadedForm;
  readonly validator: ValidatorModule;
}

/**
 * Loads the validator of a compiled form.
 *
 * @param hotline phone number in texts
 * @throws {SyntaxError} when the validator is no module
 */
export async function openForm(form: PlayedForm, hotline: string): Promise<OpenedForm> {
  const { plan, texts, validatorSource } = form;
  const validator = await importSource<ValidatorModule>(validatorSource);
  const loaded = formOf({
    plan,
    tests: validator,
    fetchFormValidator: async () => createFormValidator(validator),
    texts,
    fetchTexts: async (language) => texts[language],
    serverNow: new Date().toISOString(),
    hotline,
  });
  return { loaded, validator };
}
