import { type FormData, type Imported, importAnswers } from '#engine';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { fileReader, knownAnswers } from './knownAnswers.ts';
import { loadFault, type OpenedFile } from './openSavedFile.ts';

/** Says what became of the answers of another form's file. */
export interface ImportedAnswers extends Pick<Imported, 'taken' | 'kept' | 'unused'> {
  /** Code of the form that saved the file. */
  readonly formCode: string;
  /** Pointers of answers that have no place in this form. */
  readonly unfit: readonly string[];
}

/**
 * Adds the answers of another form's file to those of this form, as its manifest says (`import`). A form
 * that was submitted keeps its answers out: the import begins a new form.
 *
 * @throws {CallError} when the file has nothing that this form takes over
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
  if (!imported || imported.taken.length === 0) throw loadFault('nothingToImport');
  const { data, taken, kept, unused } = imported;
  return { data, formCode, taken, kept, unused, unfit };
}

function isObject(value: unknown): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
