import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench, type Workbench } from '../../server/forms/check/Workbench.ts';
import { brokenForm, type Slip } from './support/brokenForm.ts';

/** A slip, the code that it must be told by, and a text on the line that must be named. */
interface Mistake {
  readonly title: string;
  readonly slips: readonly Slip[];
  readonly code: string;
  readonly file: string;
  /** Text on the line; absent when the whole file is meant. */
  readonly line?: string;
  /** Text that the remedy must contain. */
  readonly remedy?: string;
}

const TYPED = `"type": "string",\n      "maxChars": 100`;

/** A slip in one place of one file. */
const slip = (file: string, from: string, to: string): readonly Slip[] => [{ file, from, to }];

const SYNTAX: readonly Mistake[] = [
  {
    title: 'a comma that is missing',
    slips: slip('manifest.json', '"version": 1,', '"version": 1'),
    code: 'json-syntax',
    file: 'manifest.json',
    line: '"screenId"',
  },
  {
    title: 'a comma after the last entry',
    slips: slip('ui.json', '"autocomplete": "name"', '"autocomplete": "name",'),
    code: 'json-syntax',
    file: 'ui.json',
  },
  {
    title: 'a key that stands twice',
    slips: slip('schema.json', '"maxChars": 100', '"maxChars": 100,\n      "maxChars": 50'),
    code: 'duplicate-key',
    file: 'schema.json',
    line: '"maxChars": 50',
  },
  {
    title: 'a file that is missing',
    slips: [{ file: 'locales/zh-Hant.json', to: undefined }],
    code: 'missing-file',
    file: 'locales/zh-Hant.json',
  },
  {
    title: 'no sample at all',
    slips: [
      { file: 'samples/minimal.json', to: undefined },
      { file: 'samples/nothing-given.json', to: undefined },
    ],
    code: 'no-sample',
    file: 'manifest.json',
  },
];

const SHAPES: readonly Mistake[] = [
  {
    title: 'a misspelt rule keyword',
    slips: slip('schema.json', '"maxChars"', '"maxChar"'),
    code: 'unknown-key',
    file: 'schema.json',
    line: '"maxChar"',
    remedy: 'Did you mean "maxChars"?',
  },
  {
    title: 'a misspelt key of the manifest',
    slips: slip('manifest.json', '"screenId"', '"screenID"'),
    code: 'unknown-key',
    file: 'manifest.json',
    line: '"screenID"',
    remedy: 'Did you mean "screenId"?',
  },
  {
    title: 'a key that is missing',
    slips: slip('manifest.json', '  "submissionType": "ALLOW_ESUBM"', '  "hidePrintBtn": true'),
    code: 'missing-key',
    file: 'manifest.json',
    line: '{',
  },
  {
    title: 'a value that is none of the list',
    slips: slip('manifest.json', 'ALLOW_ESUBM', 'ONLINE'),
    code: 'wrong-value',
    file: 'manifest.json',
    line: 'ONLINE',
  },
  {
    title: 'a number in quotes',
    slips: slip('schema.json', '"maxChars": 100', '"maxChars": "100"'),
    code: 'wrong-type',
    file: 'schema.json',
    line: '"maxChars"',
  },
  {
    title: 'a text in the schema',
    slips: slip('schema.json', '"maxChars": 100', '"maxChars": 100, "title": "Name"'),
    code: 'unknown-key',
    file: 'schema.json',
    line: '"title"',
  },
  {
    title: 'a widget that does not exist',
    slips: slip('ui.json', '"ui:options"', '"ui:widget": "slider",\n    "ui:options"'),
    code: 'wrong-value',
    file: 'ui.json',
    line: '"slider"',
  },
  {
    title: 'an option of layout that does not exist',
    slips: slip('ui.json', '"width"', '"with"'),
    code: 'unknown-key',
    file: 'ui.json',
    line: '"with"',
    remedy: 'Did you mean "width"?',
  },
  {
    title: 'a condition that names a row by number',
    slips: slip(
      'schema.json',
      '"maxChars": 100',
      '"maxChars": 100,\n      "visibleWhen": { "/rows/0/x": { "const": 1 } }',
    ),
    code: 'wrong-key',
    file: 'schema.json',
    line: '/rows/0/x',
  },
  {
    title: 'a sample without its instant',
    slips: slip('samples/minimal.json', '  "now": "2026-11-20T10:00:00+08:00",\n', ''),
    code: 'missing-key',
    file: 'samples/minimal.json',
    line: '{',
  },
  {
    title: 'a text key that fits nothing',
    slips: slip('locales/en.json', 'applicantName.label', 'applicantName.lable'),
    code: 'unknown-key',
    file: 'locales/en.json',
    line: 'applicantName.lable',
  },
];

const WITH_CHOICE = (condition: string, more = ''): readonly Slip[] => [
  {
    file: 'schema.json',
    from: '"maxChars": 100',
    to: `"maxChars": 100,\n      "visibleWhen": ${condition}${more}`,
  },
];

const MEANINGS: readonly Mistake[] = [
  {
    title: 'a required field that does not exist',
    slips: slip('schema.json', '"required": ["applicantName"]', '"required": ["aplicantName"]'),
    code: 'unknown-field',
    file: 'schema.json',
    line: 'aplicantName',
    remedy: 'applicantName',
  },
  {
    title: 'a condition on a field that does not exist',
    slips: WITH_CHOICE('{ "/nobody": { "const": "x" } }'),
    code: 'unknown-pointer',
    file: 'schema.json',
    line: '/nobody',
  },
  {
    title: 'an option that the choice does not have',
    slips: [
      {
        file: 'schema.json',
        from: TYPED,
        to: `"type": "string",
      "enum": ["mine", "yours"]
    },
    "more": {
      ${TYPED},
      "visibleWhen": { "/applicantName": { "enum": ["mine", "yuors"] } }`,
      },
    ],
    code: 'unknown-value',
    file: 'schema.json',
    line: 'yuors',
    remedy: 'Did you mean "yours"?',
  },
  {
    title: 'a pattern that takes forever, in a form whose samples would',
    slips: [
      {
        file: 'schema.json',
        from: '"maxChars": 100',
        to: '"maxChars": 100, "pattern": "^(\\\\w+\\\\s?)*$"',
      },
      { file: 'samples/minimal.json', from: 'CHAN TAI MAN', to: `${'CHAN'.repeat(20)}!` },
    ],
    code: 'slow-pattern',
    file: 'schema.json',
    line: '"pattern"',
  },
  {
    title: 'a field that depends on itself',
    slips: WITH_CHOICE('{ "/applicantName": { "const": "x" } }'),
    code: 'cycle',
    file: 'schema.json',
    line: 'visibleWhen',
  },
  {
    title: 'a block that does not exist',
    slips: slip(
      'schema.json',
      `"applicantName": {\n      ${TYPED}\n    }`,
      '"applicantName": { "$ref": "../../schemas/defs/adress.schema.json" }',
    ),
    code: 'unknown-ref',
    file: 'schema.json',
    line: 'adress.schema.json',
  },
  {
    title: 'a step that shows a field that does not exist',
    slips: slip('manifest.json', '["/applicantName"]', '["/applicantName", "/nobody"]'),
    code: 'unknown-pointer',
    file: 'manifest.json',
    line: '/nobody',
  },
  {
    title: 'a field that no step shows',
    slips: slip('schema.json', TYPED, `${TYPED}\n    },\n    "lost": {\n      ${TYPED}`),
    code: 'field-in-no-step',
    file: 'manifest.json',
  },
  {
    title: 'an expression that is none',
    slips: slip(
      'manifest.json',
      '"submissionType"',
      '"payment": {\n    "required": true,\n    "items": [{ "id": "fee", "unitPrice": { "value": "/price" } }]\n  },\n  "submissionType"',
    ),
    code: 'unknown-pointer',
    file: 'manifest.json',
    line: '/price',
  },
];

const TEXTS: readonly Mistake[] = [
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
    title: 'a text that nothing shows',
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
    title: 'a text that is still in English',
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
    title: 'a message that nobody puts into words',
    slips: slip(
      'schema.json',
      '"maxChars": 100',
      '"rules": [{ "maxChars": 100, "key": "validation_nobodySaysThis" }]',
    ),
    code: 'unknown-message',
    file: 'locales/en.json',
  },
];

const HINTS: readonly Mistake[] = [
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
    title: 'more rows at first than there may be',
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
    title: 'answers for which nobody said how the form is handed in',
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
    title: 'a sample that promises what the engine does not say',
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

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

async function linesOf(slips: readonly Slip[]) {
  const form = await brokenForm(slips);
  try {
    return { form, findings: await checkFolder(workbench, form.formsDir, form.code) };
  } finally {
    await form.remove();
  }
}

it('A-01: finds nothing in the form that forms:new writes', async () => {
  const { findings } = await linesOf([]);
  expect(findings.map(lineOf)).toEqual([]);
});

describe.each([
  ['syntax', SYNTAX],
  ['shape', SHAPES],
  ['meaning', MEANINGS],
  ['texts', TEXTS],
  ['samples and hints', HINTS],
])('A-03: %s', (_, mistakes) => {
  it.each(mistakes)('tells the place of $title', async ({ slips, code, file, line, remedy }) => {
    const { form, findings } = await linesOf(slips);
    const said = findings.map(lineOf).join('\n');
    const found = findings.find((each) => each.code === code && each.file.endsWith(`/${file}`));
    expect(found, said).toBeDefined();
    if (line !== undefined) expect(found?.line, said).toBe(form.lineOf(file, line));
    if (remedy !== undefined) expect(found?.remedy).toContain(remedy);
    expect(found?.remedy).not.toBe('');
  });
});
