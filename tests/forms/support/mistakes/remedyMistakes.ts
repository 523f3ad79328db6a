import type { Slip } from '../brokenForm.ts';
import { slip, TYPED } from './Mistake.ts';

/** A slip, with every line that the check prints for it. Lines begin within the form's folder. */
export interface GoldenMistake {
  readonly title: string;
  readonly slips: readonly Slip[];
  readonly lines: readonly string[];
}

const LIMIT = '"maxChars": 100';
const BOUND = (keyword: string, value: string) =>
  slip('schema.json', LIMIT, `"hkDate": true, "${keyword}": ${value}`);
const ROW = (inner: string) =>
  slip(
    'schema.json',
    TYPED,
    `"type": "array", "maxItems": 3, "items": { "type": "object", "properties": { "a": ${inner} } }`,
  );
const ALLOWED_DAY =
  'Write "today", a date as DD/MM/YYYY such as "31/12/2026", the pointer of a date field, or { "from": "today", "add": "P7D" }.';

export const REMEDIES: readonly GoldenMistake[] = [
  {
    title: 'a bound on a day that does not exist',
    slips: BOUND('dateMax', '"31/13/2026"'),
    lines: [`schema.json:9:34 error wrong-date There is no day 31/13/2026. Remedy: ${ALLOWED_DAY}`],
  },
  {
    title: 'a bound in the order of ISO 8601',
    slips: BOUND('dateMin', '"2026-12-31"'),
    lines: [
      'schema.json:9:34 error wrong-date "2026-12-31" is not written as a date. Remedy: Write "31/12/2026".',
    ],
  },
  {
    title: 'a bound with a misspelt duration',
    slips: BOUND('dateMin', '{ "from": "today", "add": "7D" }'),
    lines: [
      'schema.json:9:34 error wrong-date "7D" is not a duration. Remedy: Write days, weeks, months or years: "P7D", "-P4W", "P1M".',
    ],
  },
  {
    title: 'a date in the keyword of numbers',
    slips: slip('schema.json', LIMIT, '"maxValue": "2026-12-31"'),
    lines: [
      'schema.json:9:19 error wrong-shape "2026-12-31" is not a decimal, such as "380.00". Remedy: The limits of a date are "dateMin" and "dateMax".',
    ],
  },
  {
    title: 'the keyword of another dialect',
    slips: slip('schema.json', LIMIT, `"formatMaximum": "2026-12-31", ${LIMIT}`),
    lines: [
      'schema.json:9:7 error unknown-key Unknown key "formatMaximum". Remedy: The limit of a date is "dateMax".',
    ],
  },
  {
    title: 'a misspelt widget',
    slips: slip('ui.json', '"ui:options"', '"ui:widget": "textaera", "ui:options"'),
    lines: [
      'ui.json:4:18 error wrong-value "textaera" is not one of the 41 values that are allowed here. Remedy: Did you mean "textarea"? Widgets for this answer: text, textarea, alphanumeric, br-number, chinese, cr-number, digits, email and 14 others (docs/reference/ui.md); without one, its type decides.',
    ],
  },
  {
    title: 'a misspelt widget of a choice',
    slips: [
      ...slip('schema.json', LIMIT, '"enum": ["a", "b"]'),
      ...slip('ui.json', '"ui:options"', '"ui:widget": "raido", "ui:options"'),
    ],
    lines: [
      'ui.json:4:18 error wrong-value "raido" is not one of the 41 values that are allowed here. Remedy: Did you mean "radio"? Widgets for this answer: combobox, payment-method, radio, select; without one, its type decides.',
    ],
  },
  {
    title: 'a misspelt key of the layout',
    slips: slip('ui.json', '"ui:options"', '"ui:opitons"'),
    lines: [
      'ui.json:4:5 error wrong-key The key "ui:opitons" is not allowed here. Remedy: Did you mean "ui:options"?',
    ],
  },
  {
    title: 'a misspelt display of a group',
    slips: slip('ui.json', '"ui:options"', '"ui:field": "adress", "ui:options"'),
    lines: [
      'ui.json:4:17 error wrong-value The value must be one of address, address-lines, post-box, lot, property, identity, date-parts, note, attachment, ack-email. Remedy: Did you mean "address"?',
    ],
  },
  {
    title: 'a misspelt key that the manifest needs',
    slips: slip('manifest.json', '"submissionType"', '"submisionType"'),
    lines: [
      'manifest.json:12:3 error unknown-key Unknown key "submisionType". Remedy: Did you mean "submissionType"?',
      '  and 1 that follows from it: manifest.json:1:1 missing-key',
    ],
  },
  {
    title: 'a misspelt key of a step',
    slips: slip('manifest.json', '"id": "particulars"', '"idd": "particulars"'),
    lines: [
      'manifest.json:8:7 error unknown-key Unknown key "idd". Remedy: Did you mean "id"?',
      '  and 1 that follows from it: manifest.json:7:5 missing-key',
    ],
  },
  {
    title: 'a misspelt rule in a row',
    slips: ROW('{ "type": "string", "maxChar": 20 }'),
    lines: [
      'schema.json:8:109 error unknown-key Unknown key "maxChar". Remedy: Did you mean "maxChars"?',
    ],
  },
  {
    title: 'a misspelt field of the schema',
    slips: slip('schema.json', '"applicantName":', '"aplicantName":'),
    lines: [
      'schema.json:5:16 error unknown-field There is no field "applicantName". Remedy: Did you mean "aplicantName"?',
      '  and 2 that follow from it: manifest.json:6:12 field-in-no-step, manifest.json:9:18 unknown-pointer',
    ],
  },
  {
    title: 'a text that one language lacks',
    slips: slip('locales/zh-Hans.json', '"$steps.particulars.title": "申请人资料",\n', ''),
    lines: [
      'locales/zh-Hans.json:5:3 error missing-text zh-Hans lacks the text "$steps.particulars.title" (en: "Applicant"). Remedy: Add it after "$next.processing". `npm run forms:simplify -- LR999` converts it from zh-Hant.',
    ],
  },
  {
    title: 'a file without texts',
    slips: [{ file: 'locales/zh-Hant.json', to: '{}' }],
    lines: [
      'locales/zh-Hant.json:1:1 error missing-text zh-Hant lacks the text "$form.notes" (en: "Please have your identity document at ha…"). Remedy: Add it before "$form.title".',
      'locales/zh-Hant.json:1:1 error missing-text zh-Hant lacks the text "$form.title" (en: "New Form"). Remedy: Add it after "$form.notes".',
      '  and 3 more of this kind: 1:1 "$next.processing" "We process the application, and will con…", 1:1 "$steps.particulars.title" "Applicant", 1:1 "applicantName.label" "Name of applicant"',
    ],
  },
  {
    title: 'a text that all languages lack',
    slips: ['en', 'zh-Hant', 'zh-Hans'].flatMap((language) =>
      slip(`locales/${language}.json`, '"applicantName.label"', '"applicantName.help"'),
    ),
    lines: [
      'locales/en.json:7:3 error missing-text The form needs the text "applicantName.label". Remedy: Add it to locales/en.json, locales/zh-Hant.json, locales/zh-Hans.json.',
    ],
  },
  {
    title: 'a misspelt field in the key of a text',
    slips: slip('locales/en.json', '"applicantName.label"', '"aplicantName.label"'),
    lines: [
      'locales/en.json:7:3 error unused-text Nothing shows the text "aplicantName.label". Remedy: Did you mean "applicantName.label"?',
    ],
  },
  {
    title: 'a misspelt part in the key of a text',
    slips: slip('locales/en.json', '"applicantName.label"', '"applicantName.labl"'),
    lines: [
      'locales/en.json:7:3 error unknown-key Unknown key "applicantName.labl". Remedy: Did you mean "applicantName.label"?',
    ],
  },
];
