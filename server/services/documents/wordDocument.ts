import { behaviourOf, createFormStore, type FormData, type Language, paperAnswers } from '#engine';
import {
  type WordDocuments,
  WordError,
  type WordTemplates,
} from '../../ports/documents/WordDocuments.ts';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';

/** The dependencies of Word documents. */
export interface WordDeps {
  readonly templates: WordTemplates;
  readonly words: WordDocuments;
}

/** The paper of a form, and the answers that fill it. */
export interface WordDocumentInput {
  readonly form: CatalogueForm;
  /** Id of the paper in the manifest. */
  readonly documentId: string;
  /** Nested, normalised and pruned: the result of `evaluate`. */
  readonly data: FormData;
  readonly language: Language;
  /** Time at which the answers are evaluated, ISO 8601. */
  readonly now: string;
}

/** A Word document, ready to download. */
export interface WordDocument {
  readonly docx: Uint8Array;
  /** File name in the language of the document: `LR161 Declaration of compliance.docx`. */
  readonly fileName: string;
}

/**
 * Fills a paper of a form with its answers.
 *
 * @returns `undefined` when the form has no such paper, or the answers do not require it
 * @throws {WordError} when the document cannot be created
 */
export async function wordDocument(
  { templates, words }: WordDeps,
  { form, documentId, data, language, now }: WordDocumentInput,
): Promise<WordDocument | undefined> {
  const { code, plan, validator } = form;
  const { documents } = behaviourOf(plan, validator, data, now);
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

/** Returns a name that every file system accepts. */
function fileNameOf(code: string, title: string): string {
  const safe = title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
  return `${code} ${[...safe].slice(0, 80).join('').trim()}.docx`;
}
