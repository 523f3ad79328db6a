import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { checkForm } from '../../../../server/forms/check/checkForm.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../../../server/forms/source/readFormFiles.ts';

const CODE = 'MEMBER';
const TEXT = { type: 'string', maxLength: 30 };

const SCHEMA: JsonObject = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Membership {/id}',
  type: 'object',
  required: ['first'],
  properties: {
    first: { ...TEXT, title: 'First {/id} name {n}' },
    age: { type: 'integer' },
    level: { enum: ['a', 'b'] },
    stars: { type: 'integer' },
    tags: { type: 'array', uniqueItems: true, items: { enum: ['x', 'y'] } },
    place: { type: 'object', properties: { lat: { type: 'number' } } },
    pair: { type: 'array', items: [TEXT, TEXT] },
    way: {
      type: 'object',
      oneOf: [
        { properties: { by: TEXT }, required: ['by'], additionalProperties: false },
        { properties: { at: TEXT, to: TEXT }, required: ['at'], additionalProperties: false },
      ],
    },
    pick: { type: 'string', anyOf: [{ const: 'p' }, { const: 'q' }] },
  },
};

const UI: JsonObject = {
  'ui:definitions': { '#/$defs/place': { lat: { 'ui:help': 'North' } } },
  'ui:order': ['age', '*'],
  'ui:submitButtonOptions': { norender: true },
  first: {
    'ui:autofocus': true,
    'ui:emptyValue': '',
    'ui:placeholder': 'As on the card',
    'ui:title': 'Given name',
    'ui:description': 'Said.',
    'ui:help': 'More.',
  },
  age: { 'ui:widget': 'updown', 'ui:options': { label: true } },
  level: { 'ui:widget': 'radio', 'ui:enumNames': ['First', 'Second'], 'ui:inline': true },
  stars: { 'ui:widget': 'stars', 'ui:options': { most: 5 }, 'ui:readonly': false },
  tags: { 'ui:widget': 'select', items: { 'ui:enumNames': ['Ex', 'Why'] } },
  way: { oneOf: [{ 'ui:title': 'By hand' }, { at: { 'ui:help': 'Where.' } }] },
  pick: { 'ui:enumOrder': ['q', '*'], anyOf: [{ 'ui:title': 'Pea' }, { 'ui:title': 'Cue' }] },
  pair: { items: [{ 'ui:title': 'From' }, { 'ui:widget': 'textarea', 'ui:rows': 1 }] },
};

let workbench: Workbench;
let formsDir: string;
beforeAll(async () => {
  workbench = await openWorkbench();
  formsDir = mkdtempSync(join(tmpdir(), 'strangers-'));
});
afterAll(() => {
  rmSync(formsDir, { recursive: true, force: true });
  return workbench.close();
});

/** Replaces the files of the form's folder. */
function write(files: Readonly<Record<string, unknown>>): void {
  rmSync(join(formsDir, CODE), { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = join(formsDir, CODE, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content, null, 2));
  }
}

/** Returns `file:line:column severity code` of each finding that is not a note. */
async function wrongWith(files: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  write(files);
  const findings = await checkFolder(workbench, formsDir, CODE);
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ file, line, column, severity, code }) => {
      return `${file.split(`${CODE}/`)[1]}:${line}:${column} ${severity} ${code}`;
    });
}

describe('a folder with an external schema', () => {
  it('accepts an RJSF layout unchanged', async () => {
    expect(await wrongWith({ 'schema.json': SCHEMA, 'ui.json': UI })).toEqual([]);
    const { compiled } = await checkForm(workbench, await readForm(formsDir, CODE));
    expect(compiled?.plan?.root.children.map(({ key }) => key).slice(0, 2)).toEqual([
      'age',
      'first',
    ]);
    expect(compiled?.texts.en).toMatchObject({
      'first.label': 'Given name',
      'first.placeholder': 'As on the card',
      'level.options.b': 'Second',
    });
  });

  it('accepts the grid and the global options of RJSF', async () => {
    const ui = {
      'ui:globalOptions': { orderable: false },
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': { 'ui:row': ['age', { name: 'first', autocapitalize: 'words' }] },
    };
    expect(await wrongWith({ 'schema.json': SCHEMA, 'ui.json': ui })).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    ['a misspelt key', { 'ui:hlep': 'x' }, 'ui.json:3:5 warning unknown-key'],
    ['a misspelt key of options', { 'ui:options': { help: 5 } }, 'ui.json:4:15 error wrong-type'],
    ['a wrong value', { 'ui:title': 5 }, 'ui.json:3:17 error wrong-type'],
    ['a field of the page', { 'ui:field': 'geo' }, 'ui.json:3:17 warning wrong-value'],
  ])('reports %s in the layout, with its place', async (_, first, line) => {
    expect(await wrongWith({ 'schema.json': SCHEMA, 'ui.json': { first } })).toEqual([line]);
  });

  it('reports a field that does not exist', async () => {
    const ui = { fist: { 'ui:title': 'x' }, 'ui:order': ['age', 'fist', '*'] };
    expect(await wrongWith({ 'schema.json': SCHEMA, 'ui.json': ui })).toEqual([
      'ui.json:2:11 warning unknown-field',
      'ui.json:7:5 warning unknown-field',
    ]);
  });

  it('accepts a reference to a shared block', async () => {
    const home = { $ref: '../../schemas/defs/address.schema.json' };
    const schema = { ...SCHEMA, properties: { home } };
    expect(await wrongWith({ 'schema.json': { ...schema, required: [] } })).toEqual([]);
  });

  it('checks the texts of its locale, not the texts of the schema', async () => {
    const words = { 'age.label': 'Age {/first}' };
    expect(await wrongWith({ 'schema.json': SCHEMA, 'locales/en.json': words })).toEqual([
      'locales/en.json:2:3 error unfilled-place',
    ]);
  });

  it('reports a keyword that is newer than the draft of the schema', async () => {
    const schema: JsonObject = { ...SCHEMA, dependentRequired: { age: ['level'] } };
    const text = JSON.stringify(schema, null, 2).split('\n');
    const line = text.findIndex((each) => each.includes('"dependentRequired"')) + 1;
    expect(await wrongWith({ 'schema.json': schema })).toEqual([
      `schema.json:${line}:24 warning later-keyword`,
    ]);
    const { $schema: _, ...unnamed } = schema;
    expect(await wrongWith({ 'schema.json': unnamed })).toEqual([]);
  });
});
