import { conductOf, createFormStore, type FormData, type Language, paperAnswers } from '#engine';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import { type WordDocuments, WordError, type WordTemplates } from '../../ports/WordDocuments.ts';

/** Dependencies of Word documents. */
export interface WordDeps {
  readonly templates: WordTemplates;
  readonly words: WordDocuments;
}

/** A paper of a form, and the answers that it is made from. */
export interface WordDocumentInput {
  readonly form: CatalogueForm;
  /** Id of the paper in the manifest. */
  readonly documentId: string;
  /** Nested, normalised and pruned: what `evaluate` gave back. */
  readonly data: FormData;
  readonly language: Language;
  /** When the answers are asked, ISO 8601. */
  readonly now: string;
}

/** A Word document, ready to download. */
export interface WordDocument {
  readonly docx: Uint8Array;
  /** In the language of the document: `LR161 Declaration of compliance.docx`. */
  readonly fileName: string;
}

/**
 * Fills in a paper that goes with a form.
 *
 * @returns `undefined` when the form has no such paper, or the answers do not ask for it
 * @throws {WordError} when it cannot be made
 */
export async function wordDocument(
  { templates, words }: WordDeps,
  { form, documentId, data, language, now }: WordDocumentInput,
): Promise<WordDocument | undefined> {
  const { code, plan, validator } = form;
  const { documents } = conductOf(plan, validator, data, now);
  const paper = documents.find(({ id }) => id === documentId);
  if (!paper) return undefined;
  const template = await templates.find(code, paper.template, language);
  if (!template) throw new WordError('failed', `Cannot find the template ${paper.template}`);
  const texts = form.texts[template.language];
  const store = createFormStore(plan, validator, { data, now });
  const visible = (pointer: string) => store.isVisible(pointer);
  const answers = paperAnswers({ plan, data, visible, texts, language: template.language });
  const title = texts[`$documents.${documentId}.title`] ?? documentId;
  return { docx: await words.fill(template, answers), fileName: fileNameOf(code, title) };
}

/** A name that every file system takes. */
function fileNameOf(code: string, title: string): string {
  const safe = title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
  return `${code} ${[...safe].slice(0, 80).join('').trim()}.docx`;
}
