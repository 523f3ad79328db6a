import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { brokenForm, type Slip } from './support/brokenForm.ts';

/** Checks forms with unknown names, or with settings without effect. */
let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

async function reported(slips: readonly Slip[], codes: readonly string[]) {
  const form = await brokenForm(slips);
  try {
    const findings = await checkFolder(workbench, form.formsDir, form.code);
    const found = findings.filter(({ code }) => codes.includes(code));
    return found.map((finding) => {
      const { file, line, severity, code, remedy } = finding;
      const text = lineTexts(slips, file)[line - 1]?.trim();
      return { shown: lineOf(finding), severity, code, remedy, text };
    });
  } finally {
    await form.remove();
  }
}

const lineTexts = (slips: readonly Slip[], file: string) =>
  (slips.find((slip) => file.endsWith(`/${slip.file}`))?.to ?? '').split('\n');

const SCHEMA = `{
  "$schema": "../../schemas/meta/form-schema.schema.json",
  "type": "object",
  "required": ["applicantName"],
  "properties": {
    "applicantName": { "type": "string", "maxChars": 100 },
    "kind": { "type": "string", "enum": ["mine", "yours"] },
    "which": { "type": "string", "maxChars": 9 },
    "rows": {
      "type": "array",
      "maxItems": 3,
      "items": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "maxChars": 9 },
          "size": { "type": "string", "enum": ["small", "large"] },
          "other": { "type": "string", "maxChars": 9 }
        }
      }
    }
  }
}`;
const MANIFEST = {
  file: 'manifest.json',
  from: '["/applicantName"]',
  to: '["/applicantName", "/kind", "/which", "/rows"]',
};

const UI = (root: string, which: string, rows: string, items: string) => `{
  "ui:order": [
${root}
  ],
  "which": { "ui:options": {
${which}
  } },
  "rows": {
    "ui:options": {
${rows}
    },
    "items": {
${items}
    }
  }
}`;
const RIGHT = [
  '"applicantName", "*"',
  '"extraFieldOf": "yours"',
  '"summary": ["size", "name"]',
  '"ui:order": ["size", "*"], "other": { "ui:options": { "extraFieldOf": "large" } }',
] as const;

const LAYOUT: readonly (readonly [
  title: string,
  at: number,
  text: string,
  code: string,
  remedy: string,
])[] = [
  [
    'an unknown field in the order',
    0,
    '"applicantNme", "*"',
    'unknown-field',
    'Did you mean "applicantName"?',
  ],
  [
    'an unknown option for an extra field',
    1,
    '"extraFieldOf": "yuors"',
    'unknown-option',
    'Did you mean "yours"?',
  ],
  [
    'an option of a choice in another group',
    1,
    '"extraFieldOf": "large"',
    'unknown-option',
    'Name an option',
  ],
  [
    'an unknown column of a table',
    2,
    '"summary": ["size", "nmae"]',
    'unknown-field',
    'Did you mean "name"?',
  ],
  [
    'an unknown field in the order of a row',
    3,
    '"ui:order": ["sise", "*"]',
    'unknown-field',
    'Did you mean "size"?',
  ],
  [
    'an option of a choice outside the row',
    3,
    '"other": { "ui:options": { "extraFieldOf": "yours" } }',
    'unknown-option',
    'Name an option',
  ],
  [
    'an option of a later choice',
    3,
    '"name": { "ui:options": { "extraFieldOf": "large" } }',
    'unknown-option',
    'Name an option',
  ],
];

describe('A-03: names in ui.json that the form does not have', () => {
  const slipsFor = (parts: readonly string[]): readonly Slip[] => [
    { file: 'schema.json', to: SCHEMA },
    MANIFEST,
    { file: 'ui.json', to: UI(parts[0] ?? '', parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') },
  ];
  const codes = ['unknown-field', 'unknown-option'];

  it('reports nothing for a layout with known names', async () => {
    expect(await reported(slipsFor(RIGHT), codes)).toEqual([]);
  });

  it.each(LAYOUT)('reports %s', async (_title, at, text, code, remedy) => {
    const found = await reported(slipsFor(RIGHT.with(at, text as never)), codes);
    expect(found).toEqual([
      {
        shown: expect.any(String),
        severity: 'warning',
        code,
        remedy: expect.stringContaining(remedy),
        text,
      },
    ]);
  });
});

describe('A-03: settings without effect', () => {
  const ticks = (rule: string): readonly Slip[] => [
    {
      file: 'schema.json',
      from: '"applicantName": {',
      to: `"ticks": { "type": "array", "uniqueItems": true, "items": { "type": "string", "enum": ["a", "b"] }, ${rule} },\n    "applicantName": {`,
    },
    { file: 'manifest.json', from: '["/applicantName"]', to: '["/applicantName", "/ticks"]' },
  ];
  const text = (rule: string): readonly Slip[] => [
    { file: 'schema.json', from: '"maxChars": 100', to: `"maxChars": 100, ${rule}` },
  ];

  it.each([
    ['a minimum of one tick', ticks('"minSelected": 1'), 'requiredKey'],
    [
      'a minimum of one tick among other rules',
      ticks('"rules": [{ "minSelected": 1 }]'),
      'requiredKey',
    ],
    ['a maximum equal to the number of options', ticks('"maxSelected": 2'), 'Remove it'],
    ['a minimum of one character', text('"minChars": 1'), 'requiredKey'],
  ])('reports %s', async (_title, slips, remedy) => {
    const found = await reported(slips, ['never-fails']);
    expect(found.map(({ severity }) => severity)).toEqual(['warning']);
    expect(found[0]?.remedy).toContain(remedy);
  });

  it.each([
    ['a minimum of two ticks', ticks('"minSelected": 2')],
    ['a maximum of one tick', ticks('"maxSelected": 1')],
    ['a minimum of two characters', text('"minChars": 2')],
  ])('accepts %s', async (_title, slips) => {
    expect(await reported(slips, ['never-fails'])).toEqual([]);
  });

  it.each([
    [
      'ends before it begins',
      '"from": "2027-01-02T00:00:00Z", "to": "2027-01-01T00:00:00Z"',
      ['window-empty'],
    ],
    [
      'ends when it begins, in another time zone',
      '"from": "2027-01-01T08:00:00+08:00", "to": "2027-01-01T00:00:00Z"',
      ['window-empty'],
    ],
    [
      'ended long ago, before it began',
      '"from": "2020-01-02T00:00:00Z", "to": "2020-01-01T00:00:00Z"',
      ['window-empty'],
    ],
    ['is in the future', '"from": "2997-01-01T00:00:00Z", "to": "2998-01-01T00:00:00Z"', []],
    ['has no end', '"from": "2997-01-01T00:00:00Z", "to": null', []],
  ])('checks a window that %s', async (_title, window, codes) => {
    const slip = {
      file: 'manifest.json',
      from: '"version": 1',
      to: `"active": { ${window} }, "version": 1`,
    };
    const found = await reported([slip], ['window-empty', 'window-past']);
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});
