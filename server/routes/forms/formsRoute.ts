import type { FastifyPluginAsync } from 'fastify';
import { formPath, LANGUAGES, type Language } from '#engine';
import formSchema from '#schemas/api/form-response.schema.json' with { type: 'json' };
import formsSchema from '#schemas/api/forms-response.schema.json' with { type: 'json' };
import type { FormResponse } from '#schemas/types/form-response.generated.d.ts';
import type { FormsResponse } from '#schemas/types/forms-response.generated.d.ts';
import { DEFINITIONS_URL, definitionFiles } from '../../forms/definitionFiles.ts';
import { ApiError } from '../../http/errors.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { Clock } from '../../ports/system/Clock.ts';

/** The dependencies of the form routes. */
export interface FormsDeps {
  readonly forms: FormCatalogue;
  readonly clock: Clock;
}

/**
 * Registers `GET /api/forms`: lists the offered forms. `GET /api/forms/{code}` returns the URLs of
 * a form's files, and the server's time, from which "today" is derived.
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
