import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../../scripts/forms/text/newFormFiles.ts';
import { checkFolder } from '../../../../../server/forms/check/checkFolder.ts';
import { misplacedSchema } from '../../../../../server/forms/check/external/misplacedSchema.ts';
import { lineOf } from '../../../../../server/forms/check/Finding.ts';
import { sourcesOf } from '../../../../../server/forms/check/formSources.ts';
import { openWorkbench, type Workbench } from '../../../../../server/forms/compiler/Workbench.ts';

const CODE = 'LR999';
const STANDARD = 'https://json-schema.org/draft/2020-12/schema';
const TALK = {
  $schema: STANDARD,
  title: 'Talk proposal',
  type: 'object',
  properties: {
    mail: { type: 'string', format: 'email', title: 'Mail' },
    speaker: { $ref: '#/$defs/person' },
  },
  $defs: { person: { type: 'object', properties: { name: { type: 'string' } } } },
};

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

/** Returns the lines of the check of a folder with these files. */
async function linesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const formsDir = await mkdtemp(join(tmpdir(), 'misplaced-'));
  try {
    await mkdir(join(formsDir, CODE));
    for (const [name, text] of Object.entries(files))
      await writeFile(join(formsDir, CODE, name), text);
    const findings = await checkFolder(workbench, formsDir, CODE);
    return findings.map((finding) => lineOf(finding).slice(lineOf(finding).indexOf(CODE)));
  } finally {
    await rm(formsDir, { recursive: true, force: true });
  }
}

const MANIFEST = newFormFiles(CODE).get('manifest.json') ?? '';
const talk = JSON.stringify(TALK);

describe('misplacedSchema', () => {
  it('reports an external schema beside a manifest.json once', async () => {
    expect(await linesOf({ 'schema.json': talk, 'manifest.json': MANIFEST })).toEqual([
      "LR999/manifest.json:1:1 error manifest-of-external-schema manifest.json makes this a form in Landform's dialect, but schema.json is an external JSON Schema. Remedy: Remove manifest.json: the form then opens from schema.json alone. To set steps, fees or languages, run `npm run forms:eject -- LR999` after that.",
    ]);
  });

  it('reports a schema under another name once', async () => {
    expect(await linesOf({ 'talk-proposal.schema.json': talk })).toEqual([
      'LR999/talk-proposal.schema.json:1:1 error misnamed-schema The folder has no schema.json; a JSON Schema is in talk-proposal.schema.json. Remedy: Rename it to schema.json: a folder with only a JSON Schema opens as a form.',
    ]);
  });

  it('asks for the schema of the form among several', async () => {
    const [line, ...others] = await linesOf({ 'a.json': talk, 'b.json': talk, 'c.json': '{}' });
    expect(line).toContain('a JSON Schema is in a.json, b.json. Remedy: Rename the one with');
    expect(others).toEqual([]);
  });

  it('opens the renamed file, and the folder without its manifest', async () => {
    const lines = await linesOf({ 'schema.json': talk });
    expect(lines.filter((line) => line.includes(' error '))).toEqual([]);
  });

  it('reports the missing files of an empty folder as before', async () => {
    const lines = await linesOf({});
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toContain('missing-file');
  });

  it('reports a syntax error of another file as well', async () => {
    const lines = await linesOf({ 'schema.json': talk, 'manifest.json': MANIFEST, 'ui.json': '{' });
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toContain('ui.json:1:2 error json-syntax');
  });
});

describe('misplacedSchema: which schema beside a manifest.json is external', () => {
  const node = { type: 'string', maxChars: 30 };
  it.each<[string, boolean, object]>([
    ['a schema of another author', true, TALK],
    ['one without $schema', true, { ...TALK, $schema: undefined }],
    ['one with $schema and one title', true, { $schema: STANDARD, title: 'A', type: 'object' }],
    ['a form in the dialect', false, { type: 'object', properties: { a: node } }],
    [
      'a form that names the dialect, whatever it contains',
      false,
      { ...TALK, $schema: '../../schemas/meta/form-schema.schema.json' },
    ],
    ['a form with one wrong key', false, { type: 'object', title: 'A', properties: { a: node } }],
    [
      'a form with $schema of the standard and one wrong key',
      false,
      { $schema: STANDARD, type: 'object', properties: { a: { ...node, format: 'email' } } },
    ],
    [
      'a form with fields of such names',
      false,
      { type: 'object', properties: { title: node, description: node, format: node, id: node } },
    ],
    ['a default with such names', false, { type: 'object', default: { title: 1, format: 2 } }],
  ])('%s: %s', (_, expected, schema) => {
    const sources = new Map([
      [`forms/${CODE}/schema.json`, JSON.stringify(schema)],
      [`forms/${CODE}/manifest.json`, MANIFEST],
    ]);
    const found = misplacedSchema(sourcesOf({ code: CODE, sources }), CODE);
    expect(found !== undefined).toBe(expected);
  });
});
