import { type JsonObject, LANGUAGES, type Language, type Manifest, type Texts } from '#engine';
import type { ReviewedForm } from '../../scripts/doc/review/ReviewBlock.ts';
import { makeFiles } from '../engine/support/makeForm.ts';
import { loadForm } from '../engine/support/readForms.ts';

const MESSAGES = {
  validation_required: 'This answer is required',
  validation_maxChars: 'Enter at most {0} characters',
  validation_maxChars_one: 'Enter at most {0} character',
  validation_minRecords: 'Add records: at least {0} needed',
  validation_maxRecords: 'Remove records: at most {0} allowed',
};

/** Compiles a form with these properties for a reviewer's page. */
export async function reviewedForm(
  properties: JsonObject,
  more: {
    readonly texts?: Texts;
    readonly ui?: JsonObject;
    readonly schema?: JsonObject;
    readonly manifest?: Partial<Manifest>;
    readonly language?: Language;
  } = {},
): Promise<ReviewedForm> {
  const { texts = {}, ui = {}, language = 'en', schema = {}, manifest = {} } = more;
  const files = makeFiles(properties, { schema, manifest });
  const locales = Object.fromEntries(LANGUAGES.map((each) => [each, texts]));
  const form = await loadForm({ ...files, ui, locales: locales as typeof files.locales });
  const { plan, tests } = form;
  const release = { isReleased: false };
  return { plan, tests, texts: form.texts[language], language, messages: MESSAGES, release };
}
