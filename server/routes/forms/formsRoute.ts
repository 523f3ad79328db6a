import type { FastifyPluginAsync } from 'fastify';
import { formPath, LANGUAGES, type Language } from '#engine';
import formSchema from '#schemas/api/form-response.schema.json' with { type: 'json' };
import formsSchema from '#schemas/api/forms-response.schema.json' with { type: 'json' };
import type { FormResponse } from '#schemas/types/form-response.generated.d.ts';
import type { FormsResponse } from '#schemas/types/forms-response.generated.d.ts';
import { ApiError } from '../../errors.ts';
import { DEFINITIONS_URL, definitionFiles } from '../../forms/definitionFiles.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/FormCatalogue.ts';

/** What the form routes need. */
export interface FormsDeps {
  readonly forms: FormCatalogue;
  readonly clock: Clock;
}

/**
 * `GET /api/forms`: the forms on offer. `GET /api/forms/{code}`: where the files of a form are, and
 * the server's time, which "today" follows from.
 */
export const formsRoute: FastifyPluginAsync<FormsDeps> = async (app, { forms, clock }) => {
  app.get<{ Reply: FormsResponse }>('/api/forms', { schema: FORMS }, async () => ({
    forms: forms.list().map((form) => ({
      code: form.code,
      hash: form.hash,
      path: formPath(form.plan.manifest),
      group: form.plan.manifest.group ?? 'other',
      titles: byLanguage((language) => form.texts[language]['$form.title'] ?? form.code),
    })),
  }));

  app.get<{ Params: { code: string }; Reply: FormResponse }>(
    '/api/forms/:code',
    { schema: FORM },
    async ({ params }) => {
      const form = forms.current(params.code);
      if (!form) throw new ApiError('invalidFormCode');
      return { ...addressesOf(form), serverNow: clock.now().toISOString() };
    },
  );
};

const FORMS = {
  tags: [TAGS.forms],
  summary: 'The forms on offer',
  response: { 200: formsSchema },
};

const FORM = {
  tags: [TAGS.forms],
  summary: 'Where the files of a form are, and the time of the server',
  response: { 200: formSchema, ...failures('invalidFormCode') },
};

function addressesOf({ code, hash }: CatalogueForm): Omit<FormResponse, 'serverNow'> {
  const files = definitionFiles(code, hash);
  return {
    code,
    hash,
    plan: DEFINITIONS_URL + files.plan,
    validator: DEFINITIONS_URL + files.validator,
    conditions: DEFINITIONS_URL + files.conditions,
    texts: byLanguage((language) => DEFINITIONS_URL + files.texts[language]),
  };
}

function byLanguage(textOf: (language: Language) => string): Record<Language, string> {
  const entries = LANGUAGES.map((language) => [language, textOf(language)] as const);
  return Object.fromEntries(entries) as Record<Language, string>;
}
