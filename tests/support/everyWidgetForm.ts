import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FormFiles } from '#compiler';
import type { FormData, Language, Texts } from '#engine';
import { readSmallForm, smallFormNames } from '../../.storybook/storySources.ts';
import { WIDGET_TYPES } from '../../engine/definition/widgetTypes.generated.ts';

/** The code of the form that has every widget. */
export const EVERY_WIDGET = 'LR900';

/**
 * The names of the stories' small forms, by step. `everyWidgetSteps` adds the forms of new widgets.
 */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  texts: ['text', 'textarea', 'chinese', 'english', 'alphanumeric', 'digits'],
  numbers: ['integer', 'decimal', 'amount', 'percentage'],
  contactParticulars: ['phone', 'fax', 'email-retype', 'password'],
  documents: ['hkid', 'passport', 'prc-id', 'travel-permit', 'br-number', 'cr-number', 'id-number'],
  codes: ['solicitors-code', 'memorial-number', 'answer-list', 'identity'],
  days: ['date', 'month-year', 'time', 'year', 'years', 'date-parts'],
  choices: ['select', 'combobox', 'radio', 'checkbox', 'checkbox-group', 'consent', 'note'],
  output: ['struck-text', 'static'],
  places: ['address', 'address-lines', 'post-box', 'lot', 'property'],
  lists: ['record-choice', 'record-rows', 'record-pages'],
  files: ['file', 'files', 'payment-method'],
  anyShape: ['any-shape'],
};

/** Answers for the whole form; each widget gets one. */
export const EVERY_ANSWER: FormData = {
  name: 'CHAN TAI MAN',
  reason: 'First line\nsecond line',
  nameChi: '陳大文',
  nameEng: 'CHAN TAI MAN',
  companyId: 'HK-1234',
  accountNo: '12345',
  floors: '24',
  area: '120.5',
  storeys: 24,
  sum: '12000.50',
  support: '33.33',
  tel: '2345 6789',
  fax: '2345 6780',
  email: 'chan@example.hk',
  emailRetype: 'chan@example.hk',
  password: 'correct horse',
  again: 'correct horse',
  idNo: 'A1234563',
  passportNo: 'K12345678',
  prcId: '11010519491231002X',
  permitNo: 'C12345678',
  brNo: '12345678',
  crNo: '1234567',
  IdDoc: 'passport',
  IdNo: 'K12345678',
  code: '12345678',
  memorial: 'UB1234567',
  prn: ['A0123453', 'B2345674'],
  identity: { idType: 'hkid', idNo: 'A1234563' },
  day: '01/12/2026',
  month: '12/2026',
  time: '2:05 PM',
  year: '1998',
  years: '2015-2017, 2019',
  start: { day: '01', month: '12', year: '2026' },
  district: 'YTM',
  nature: 'assignment',
  language: 'English',
  agree: true,
  source: ['website', 'other'],
  other: 'A talk',
  agreeLicence: true,
  basis: 'months12',
  post: 'chairman',
  documents: ['minutes'],
  onBehalf: true,
  kind: 'new24',
  home: { building: 'EXAMPLE BUILDING', region: 'KLN', district: 'YTM' },
  abroad: { line1: '1 EXAMPLE ROAD', line2: 'LONDON' },
  box: { boxNo: '123', postOffice: 'GENERAL POST OFFICE', region: 'HK' },
  lot: { lotType: 'DD', ddNo: '107', lotNo: '1515' },
  property: { addressType: 'Build', building: 'SAMPLE COURT', district: 'KLN' },
  members: [
    { post: 'chairman', nameEng: 'CHAN TAI MAN' },
    { post: 'secretary', nameEng: 'WONG SIU MING' },
  ],
  applicant: 'WONG SIU MING',
  secretary: 'WONG SIU MING',
  shares: [
    { name: 'CHAN TAI MAN', share: '1' },
    { name: 'WONG SIU MING', share: '2' },
  ],
  deeds: [{ nature: 'Assignment', parties: [{ name: 'CHAN TAI MAN' }] }],
  proof: { name: 'proof.pdf' },
  plans: [{ name: 'plan.pdf' }, { name: 'photograph.png' }],
  CDPaymentMethod: 'echq',
  uploadECheque: { name: 'e-cheque.pdf' },
  prices: { Tea: 12 },
  family: { name: 'CHAN TAI MAN' },
};

/**
 * Returns the form with every widget, joined from the small forms.
 *
 * @throws {Error} when two small forms have the same key
 */
export async function everyWidgetForm(): Promise<FormFiles> {
  const steps = await everyWidgetSteps();
  const parts = await Promise.all(
    Object.entries(steps).map(async ([id, names]) => ({
      id,
      forms: await Promise.all(names.map(readSmallForm)),
    })),
  );
  const forms = parts.flatMap((part) => part.forms);
  const keys = forms.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (twice.length > 0) throw new Error(`Cannot join the small forms: ${twice.join(', ')} twice`);
  const textsIn = (language: Language): Texts =>
    Object.assign(
      { '$form.title': 'Every widget' },
      ...Object.keys(steps).map((id) => ({ [`$steps.${id}.title`]: `Step of ${id}` })),
      ...forms.map(({ locales }) => locales[language]),
    );
  return {
    code: EVERY_WIDGET,
    manifest: {
      code: EVERY_WIDGET,
      version: 1,
      screenId: EVERY_WIDGET,
      sourceTypes: ['lrw'],
      submissionType: 'NO_ESUBM',
      skipAckEmail: true,
      steps: parts.map(({ id, forms: own }) => ({
        id,
        fields: own.flatMap(({ schema }) =>
          Object.keys(schema.properties ?? {}).map((key) => `/${key}`),
        ),
      })),
    },
    schema: {
      type: 'object',
      required: forms.flatMap(({ schema }) => (schema.required as string[] | undefined) ?? []),
      properties: Object.assign({}, ...forms.map(({ schema }) => schema.properties)),
    },
    ui: Object.assign({}, ...forms.map(({ ui }) => ui)),
    locales: { en: textsIn('en'), 'zh-Hant': textsIn('zh-Hant'), 'zh-Hans': textsIn('zh-Hans') },
  };
}

/**
 * Returns the names of the small forms, by step. Forms of new widgets are in a last step `more`:
 * these forms are named after a widget and share no field with the other forms.
 */
export async function everyWidgetSteps(): Promise<typeof STEPS> {
  const known = Object.values(STEPS).flat();
  const names = (await smallFormNames()).filter(
    (name) => name in WIDGET_TYPES && !known.includes(name),
  );
  const taken = new Set((await Promise.all(known.map(keysOf))).flat());
  const keys = await Promise.all(names.map(keysOf));
  const more = names.filter((_, index) => !keys[index]?.some((key) => taken.has(key)));
  return more.length === 0 ? STEPS : { ...STEPS, more };
}

async function keysOf(name: string): Promise<readonly string[]> {
  return Object.keys((await readSmallForm(name)).schema.properties ?? {});
}

/** Writes a form's folder under a folder of forms. */
export function writeFiles(formsDir: string, { code, manifest, schema, ui, locales }: FormFiles) {
  const write = (path: string, content: unknown) => {
    const file = join(formsDir, code, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content, undefined, 2));
  };
  write('schema.json', schema);
  write('ui.json', ui);
  for (const [language, texts] of Object.entries(locales)) write(`locales/${language}.json`, texts);
  write('manifest.json', manifest);
}
