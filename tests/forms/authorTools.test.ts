import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/command/run.ts';
import { conditionWords } from '../../scripts/doc/conditionWords.ts';
import { describeForm } from '../../scripts/doc/describeForm.ts';
import { newFormFiles } from '../../scripts/forms/text/newFormFiles.ts';
import { formTypes } from '../../scripts/types/formTypes.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../server/forms/source/readFormFiles.ts';

/** Example fields: each kind of value, some with a condition. */
const PROPERTIES = {
  kind: { type: 'string', enum: ['person', 'firm'] },
  firm: { type: 'string', visibleWhen: { '/kind': { const: 'firm' } }, maxChars: 40 },
  agrees: { type: 'boolean' },
  signer: { type: 'string', optionsFrom: { list: '/rows', value: 'id' } },
  rows: {
    type: 'array',
    maxItems: 3,
    items: {
      type: 'object',
      required: ['id', 'proof'],
      properties: {
        id: {
          type: 'string',
          rules: [{ when: { '/kind': { const: 'person' } }, hkid: true }, { maxChars: 9 }],
        },
        proof: { $ref: '../../schemas/defs/attachment.schema.json#/properties/docFile' },
      },
    },
  },
};

let workbench: Workbench;
const formsDir = mkdtempSync(join(tmpdir(), 'author-'));

beforeAll(async () => {
  workbench = await openWorkbench();
  for (const [path, text] of newFormFiles('LR970')) {
    const file = join(formsDir, 'LR970', path);
    await mkdir(dirname(file), { recursive: true });
    const value = JSON.parse(text) as { properties?: object; steps?: [{ fields: string[] }] };
    if (value.properties) Object.assign(value.properties, PROPERTIES);
    value.steps?.[0].fields.push(...Object.keys(PROPERTIES).map((name) => `/${name}`));
    if (path === 'schema.json')
      Object.assign(value, { required: ['applicantName', 'kind', 'firm'] });
    await writeFile(file, JSON.stringify(value));
  }
});
afterAll(() => workbench.close());

describe('forms:types', () => {
  it('writes types for choices, rows, files and optional fields', async () => {
    const types = (await formTypes(formsDir)).get('forms/LR970.generated.d.ts') ?? '';
    const plain = types.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
    expect(plain).toContain("kind: 'person' | 'firm';");
    expect(plain).toContain('firm?: string;');
    expect(plain).toContain('agrees?: true;');
    expect(plain).toContain('signer?: string;');
    expect(plain).toMatch(
      /rows\?: \{ id: string; proof: \{ name: string; size: number; .*\}; \}\[\];/,
    );
    expect(types).toContain('Name of applicant');
  });
});

describe('forms:doc', () => {
  it('lists each field with type, requirement, condition, limits, options and errors', async () => {
    const { files } = await readForm(formsDir, 'LR970');
    if (!files) throw new Error('the form is not there');
    const { plan, texts, diagnostics } = workbench.compile(files);
    if (!plan) throw new Error(diagnostics.map(({ message }) => message).join());
    const catalogue = (key: string) => `words of ${key}`;
    const shared = workbench.shared.files;
    const text = describeForm({ files, shared, plan, texts: texts.en, catalogue });
    expect(text).toContain('# LR970 New Form\n\nVersion 1.\n\n## Applicant (`particulars`)');
    const lines = text.split('\n');
    const lineOf = (pointer: string) => lines.find((line) => line.includes(`\`${pointer}\``));
    expect(lineOf('/kind')).toContain('| choice | yes |  |  | person; firm |');
    expect(lineOf('/firm')).toContain('| text | yes | `/kind` is "firm" | maxChars 40 |');
    expect(lineOf('/firm')).toContain('`validation_maxChars` words of validation_maxChars');
    expect(lineOf('/signer')).toContain('answers of the rows of /rows');
    expect(lineOf('/rows')).toContain('| list |  |  | 0 to 3 rows |');
    expect(lineOf('/rows/*/id')).toContain('hkid when `/kind` is "person"; maxChars 9');
    expect(lineOf('/rows/*/proof')).toContain('| file | yes |');
  });

  it('names the field that selects the rows of a table', async () => {
    const { files } = await readForm(join(ROOT, 'forms'), 'LRWS1');
    if (!files) throw new Error('the form is not there');
    const { plan, texts } = workbench.compile(files);
    if (!plan) throw new Error('the form does not compile');
    const shared = workbench.shared.files;
    const catalogue = (key: string) => key;
    const text = describeForm({ files, shared, plan, texts: texts.en, catalogue });
    const session = text.split('\n').find((line) => line.includes('`/session`'));
    expect(session).toContain('; each only when `/workshop` is its workshop |');
  });
});

describe('conditionWords()', () => {
  it.each([
    [{ '/a': { const: 'x' }, b: { enum: ['y', 'z'] } }, '`/a` is "x" and `b` is "y" or "z"'],
    [{ '/a': { const: true } }, '`/a` is ticked'],
    [{ '/a': {} }, '`/a` is given'],
    [{ '/a': { contains: { const: 'x' } } }, '`/a` has one that is "x"'],
    [{ not: { '/a': { const: 1 } } }, 'not (`/a` is 1)'],
    [{ anyOf: [{ '/a': true }, { '/b': true }] }, '(`/a` is given) or (`/b` is given)'],
    [{ '/a': { minLength: 2, pattern: 'x' } }, '`/a` fits {"minLength":2,"pattern":"x"}'],
  ])('describes %j', (condition, words) => {
    expect(conditionWords(condition)).toBe(words);
  });
});
