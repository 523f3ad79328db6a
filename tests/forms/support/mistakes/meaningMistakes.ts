import type { Slip } from '../brokenForm.ts';
import { type Mistake, slip, TYPED } from './Mistake.ts';

const WITH_CHOICE = (condition: string, more = ''): readonly Slip[] => [
  {
    file: 'schema.json',
    from: '"maxChars": 100',
    to: `"maxChars": 100,\n      "visibleWhen": ${condition}${more}`,
  },
];

export const MEANINGS: readonly Mistake[] = [
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
    title: 'a default that its own field refuses',
    slips: slip('schema.json', '"maxChars": 100', '"maxChars": 2, "initial": "too long"'),
    code: 'impossible-value',
    file: 'schema.json',
    line: '"initial"',
  },
  {
    title: 'two operators in one expression',
    slips: slip(
      'schema.json',
      '"maxChars": 100',
      '"maxChars": 100, "computed": { "concat": ["a"], "add": ["1"] }',
    ),
    code: 'wrong-key',
    file: 'schema.json',
    line: '"add"',
    remedy: 'one operator',
  },
  {
    title: 'a fee without a limit of its quantity',
    slips: [
      {
        file: 'schema.json',
        from: TYPED,
        to: `"type": "string"
    },
    "copies": {
      "type": "string",
      "integerText": true`,
      },
      {
        file: 'manifest.json',
        from: '"/applicantName"',
        to: '"/applicantName", "/copies"',
      },
      {
        file: 'manifest.json',
        from: '"submissionType"',
        to: `"payment": {
    "required": true,
    "items": [{ "id": "copy", "unitPrice": "380.00", "quantity": { "value": "/copies" } }]
  },
  "submissionType"`,
      },
    ],
    code: 'fee-without-limit',
    file: 'manifest.json',
    line: '"quantity"',
    remedy: 'maxValue',
  },
  {
    title: 'a pattern with exponential time, in a form with a slow sample',
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
    title: 'a fee that reads a field that does not exist',
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
