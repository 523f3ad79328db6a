import { type FormData, type Imported, importAnswers } from '#engine';
import type { WizardServices } from '../wizard/state/WizardServices.ts';
import { fileReader, knownAnswers } from './knownAnswers.ts';
import { loadError, type OpenedFile } from './openSavedFile.ts';

/** The result of importing answers from another form's file. */
export interface ImportedAnswers extends Pick<Imported, 'taken' | 'kept' | 'unused'> {
  /** Code of the form that saved the file. */
  readonly formCode: string;
  /** Pointers of answers that have no field in this form. */
  readonly unfit: readonly string[];
}

/**
 * Adds the answers of another form's file to the answers of this form, as its manifest defines
 * (`import`). After a submission, the import starts a new form without the submitted answers.
 *
 * @throws {CallError} when the file has no answers that this form imports
 */
export function importedFrom(
  { form, store, context }: WizardServices,
  { formCode, version, saved }: OpenedFile,
): ImportedAnswers & { readonly data: FormData } {
  const unfit: string[] = [];
  const known = (answers: FormData) => {
    const { data, dropped } = knownAnswers(form.plan.root, answers, fileReader(saved.contentOf));
    unfit.push(...dropped);
    return data;
  };
  const formData = isObject(saved.data) ? saved.data : {};
  const before = context()?.acknowledgement ? {} : store.data();
  const imported = importAnswers(form.plan, before, { formCode, version, formData }, known);
  if (!imported || imported.taken.length === 0) throw loadError('nothingToImport');
  const { data, taken, kept, unused } = imported;
  return { data, formCode, taken, kept, unused, unfit };
}

function isObject(value: unknown): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
