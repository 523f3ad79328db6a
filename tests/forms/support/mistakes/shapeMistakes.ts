import { type Mistake, slip } from './Mistake.ts';

export const SYNTAX: readonly Mistake[] = [
  {
    title: 'a missing comma',
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
    title: 'a duplicate key',
    slips: slip('schema.json', '"maxChars": 100', '"maxChars": 100,\n      "maxChars": 50'),
    code: 'duplicate-key',
    file: 'schema.json',
    line: '"maxChars": 50',
  },
  {
    title: 'a missing file',
    slips: [{ file: 'locales/zh-Hant.json', to: undefined }],
    code: 'missing-file',
    file: 'locales/zh-Hant.json',
  },
  {
    title: 'a form without a sample',
    slips: [
      { file: 'samples/minimal.json', to: undefined },
      { file: 'samples/nothing-given.json', to: undefined },
    ],
    code: 'no-sample',
    file: 'manifest.json',
  },
];

export const SHAPES: readonly Mistake[] = [
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
    title: 'a missing key',
    slips: slip('manifest.json', '  "submissionType": "ALLOW_ESUBM"', '  "hidePrintBtn": true'),
    code: 'missing-key',
    file: 'manifest.json',
    line: '{',
  },
  {
    title: 'a value outside the list',
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
    title: 'a layout option that does not exist',
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
    title: 'a text key that matches no field',
    slips: slip('locales/en.json', 'applicantName.label', 'applicantName.lable'),
    code: 'unknown-key',
    file: 'locales/en.json',
    line: 'applicantName.lable',
  },
];
