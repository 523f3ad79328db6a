import type { FormFiles } from '#compiler';
import { FormWords } from '#explain';
import type { FormState } from '../../../engine/conditions/FormState.ts';
import { openState } from '../../../engine/conditions/openState.ts';
import type { Language } from '../../../engine/constants/language.ts';
import type { JsonObject, Texts } from '../../../engine/definition/JsonSchema.ts';
import { type LoadedForm, loadForm } from './readForms.ts';

const EN: Texts = {
  '$form.title': 'Application',
  '$steps.about.title': 'About you',
  '$steps.company.title': 'Company',
  'kind.label': 'Type of applicant',
  'kind.options.person': 'Person',
  'kind.options.company': 'Company',
  'agrees.label': 'I **agree**',
  'firm.label': 'Company',
  'firm.name.label': 'Name',
  'firm.branch.label': 'Branch',
  'alias.label': 'Other name',
  'orders.label': 'Orders',
  'orders.name.label': 'Name',
  'orders.copies.label': 'Copies',
  'extras.label': 'Extras',
  'extras.options.post': 'By post',
  'extras.options.urgent': 'Urgent',
  'total.label': 'Total',
  'spare.label': 'Spare',
  'spare.line.label': 'Line',
  'spare.town.label': 'Town',
};

const SCHEMA: JsonObject = {
  type: 'object',
  required: ['kind', 'alias'],
  properties: {
    kind: { type: 'string', enum: ['person', 'company'] },
    agrees: { type: 'boolean' },
    alias: {
      type: 'string',
      visibleWhen: { '/agrees': { const: true } },
    },
    extras: {
      type: 'array',
      items: { type: 'string', enum: ['post', 'urgent'] },
      optionsWhen: { urgent: { '/kind': { const: 'company' } } },
    },
    firm: {
      type: 'object',
      visibleWhen: { '/agrees': { const: true } },
      properties: {
        name: { type: 'string' },
        branch: {
          type: 'string',
          visibleWhen: { name: {} },
          requiredWhen: { '/extras': { contains: { const: 'post' } } },
        },
      },
    },
    spare: {
      type: 'object',
      required: ['line'],
      properties: { line: { type: 'string' }, town: { type: 'string' } },
    },
    orders: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          copies: { type: 'string', integerText: true, visibleWhen: { name: {} } },
        },
      },
    },
    total: { type: 'string', computed: { count: '/orders' } },
  },
};

/** Returns the files of a form with each kind of condition; its texts are English. */
function explainedFiles(schema = SCHEMA): FormFiles {
  return {
    code: 'EXPLAINED',
    manifest: {
      code: 'EXPLAINED',
      version: 1,
      screenId: 'EXPLAINED',
      submissionType: 'NO_ESUBM',
      steps: [
        { id: 'about', fields: ['/kind', '/agrees', '/alias', '/extras'] },
        {
          id: 'company',
          fields: ['/firm', '/spare', '/orders', '/total'],
          when: { '/kind': { const: 'company' } },
        },
      ],
    },
    schema,
    ui: {},
    locales: { en: EN, 'zh-Hant': EN, 'zh-Hans': EN },
  };
}

let loaded: Promise<LoadedForm> | undefined;

/** Returns the compiled form, and its words in a language. */
export async function explainedForm(
  language: Language = 'en',
): Promise<{ readonly form: LoadedForm; readonly words: FormWords }> {
  loaded ??= loadForm(explainedFiles());
  const form = await loaded;
  return { form, words: new FormWords({ ...form, texts: form.texts[language], language }) };
}

/** Returns the state of some answers of a form. */
export function explainedState(form: LoadedForm, data: JsonObject): FormState {
  return openState(form.plan, form.validator, data, '2026-11-20T10:00:00+08:00');
}
