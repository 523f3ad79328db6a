import { type Mistake, slip, TYPED } from './Mistake.ts';

/** Returns the schema of a list of texts with a name. */
const asList = (name: string) =>
  `"${name}": { "type": "array", "maxItems": 2, "items": { ${TYPED} } }`;
const recordTexts = (language: string, first: string, second: string) =>
  slip(
    `locales/${language}.json`,
    '"applicantName.label"',
    `"agents.label": "A",\n  "agents.record": "${first}",\n  "applicantName.record": "${second}",\n  "applicantName.label"`,
  );

export const TEXTS: readonly Mistake[] = [
  {
    title: 'a text that one language lacks',
    slips: slip('locales/zh-Hans.json', '"$form.title": "新表格",', ''),
    code: 'missing-text',
    file: 'locales/zh-Hans.json',
  },
  {
    title: 'a text that all languages lack',
    slips: ['en', 'zh-Hant', 'zh-Hans'].map((language) => ({
      file: `locales/${language}.json`,
      from: '"applicantName.label"',
      to: '"applicantName.help"',
    })),
    code: 'missing-text',
    file: 'locales/en.json',
  },
  {
    title: 'a placeholder that one language lacks',
    slips: slip('locales/en.json', 'New Form', 'New Form {/applicantName}'),
    code: 'placeholders-differ',
    file: 'locales/zh-Hant.json',
    line: '$form.title',
  },
  {
    title: 'an unused text',
    slips: slip(
      'locales/en.json',
      '"applicantName.label"',
      '"nobody.label": "x",\n  "applicantName.label"',
    ),
    code: 'unused-text',
    file: 'locales/en.json',
    line: 'nobody.label',
  },
  {
    title: 'an untranslated text',
    slips: slip('locales/zh-Hant.json', '新表格', 'New Form'),
    code: 'not-translated',
    file: 'locales/zh-Hant.json',
    line: '$form.title',
  },
  {
    title: 'half-width punctuation in Chinese',
    slips: slip('locales/zh-Hant.json', '文件。', '文件.'),
    code: 'latin-punctuation',
    file: 'locales/zh-Hant.json',
    line: '$form.notes',
  },
  {
    title: 'keys that are not sorted',
    slips: slip(
      'locales/en.json',
      '"$form.notes": ',
      '"$steps.particulars.lead": "x",\n  "$form.notes": ',
    ),
    code: 'unsorted-keys',
    file: 'locales/en.json',
    line: '$form.notes',
  },
  {
    title: 'a message without a text',
    slips: slip(
      'schema.json',
      '"maxChars": 100',
      '"rules": [{ "maxChars": 100, "key": "validation_nobodySaysThis" }]',
    ),
    code: 'unknown-message',
    file: 'locales/en.json',
  },
  {
    title: 'two lists with the same record name',
    slips: [
      ...slip(
        'schema.json',
        `"applicantName": {\n      ${TYPED}\n    }`,
        `${asList('agents')},\n    ${asList('applicantName')}`,
      ),
      ...slip('manifest.json', '["/applicantName"]', '["/agents", "/applicantName"]'),
      ...recordTexts('en', 'Agent {n}', 'Applicant {n}'),
      ...recordTexts('zh-Hant', '第 {n} 人', '第 {n} 人'),
      ...recordTexts('zh-Hans', '第 {n} 名代理人', '第 {n} 名申请人'),
    ],
    code: 'same-record-name',
    file: 'locales/zh-Hant.json',
    line: 'applicantName.record',
    remedy: 'Give them a name of their own: "applicantName.record"',
  },
];

export const HINTS: readonly Mistake[] = [
  {
    title: 'a box without an autocomplete token',
    slips: slip('ui.json', '"autocomplete": "name"', '"inputMode": "text"'),
    code: 'no-autocomplete',
    file: 'ui.json',
    line: 'applicantName',
  },
  {
    title: 'the layout of a field that does not exist',
    slips: slip('ui.json', '"applicantName": {', '"aplicantName": {},\n  "applicantName": {'),
    code: 'unknown-field',
    file: 'ui.json',
    line: '"aplicantName"',
    remedy: 'Did you mean "applicantName"?',
  },
  {
    title: 'more initial rows than the maximum',
    slips: slip(
      'schema.json',
      `"applicantName": {\n      ${TYPED}\n    }`,
      `"applicantName": {\n      "type": "array",\n      "maxItems": 2,\n      "initialRows": 3,\n      "items": { ${TYPED} }\n    }`,
    ),
    code: 'contradictory-limits',
    file: 'schema.json',
    line: '"initialRows"',
  },
  {
    title: 'answers without a submission type',
    slips: slip(
      'manifest.json',
      '"ALLOW_ESUBM"',
      '[{ "when": { "/applicantName": { "type": "string" } }, "then": "ALLOW_ESUBM" }]',
    ),
    code: 'no-fallback',
    file: 'manifest.json',
    line: '"submissionType"',
  },
  {
    title: 'a text without a limit',
    slips: slip('schema.json', ',\n      "maxChars": 100', ''),
    code: 'no-limit',
    file: 'schema.json',
    line: 'applicantName": {',
  },
  {
    title: 'a box of several lines without line breaks',
    slips: slip(
      'ui.json',
      '"applicantName": {',
      '"applicantName": {\n    "ui:widget": "textarea",',
    ),
    code: 'textarea-without-multiline',
    file: 'schema.json',
    line: 'applicantName": {',
    remedy: '"multiline": true',
  },
  {
    title: 'a sample with an error that the engine does not return',
    slips: slip('samples/nothing-given.json', 'validation_required', 'validation_maxChars'),
    code: 'sample-differs',
    file: 'samples/nothing-given.json',
    line: '"errors"',
  },
  {
    title: 'a sample with an answer that the form does not have',
    slips: slip('samples/minimal.json', '"applicantName"', '"applicant"'),
    code: 'sample-differs',
    file: 'samples/minimal.json',
    line: '"formData"',
  },
];
