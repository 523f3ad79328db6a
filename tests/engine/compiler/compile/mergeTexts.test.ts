import { describe, expect, it } from 'vitest';
import type { FormFiles, SharedFiles } from '#compiler';
import type { JsonObject, Texts } from '#engine';
import {
  mergeTexts,
  optionTables,
  sharedNextSteps,
} from '../../../../engine/compiler/compile/mergeTexts.ts';
import { makeFiles } from '../../support/makeForm.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { compile } from '../../support/readForms.ts';
import { TEXT } from '../../support/schemaCase.ts';

type Parts = { readonly manifest?: object; readonly en?: Texts; readonly hant?: Texts };

/** Returns the files of a form with these texts. */
function filesOf({ manifest = {}, en = {}, hant = {} }: Parts = {}): FormFiles {
  const files = makeFiles({ name: TEXT }, { manifest });
  return { ...files, locales: { en, 'zh-Hant': hant, 'zh-Hans': {} } };
}

const block = (en: Texts) => ({ schema: {}, locales: { en } });
const defs = {
  outer: block({ label: 'Outer', 'part.label': 'Part', $schema: 'x', '$sections.a.title': 'A' }),
  inner: block({ label: 'Inner', help: 'Help' }),
};
const NO_TABLES: SharedFiles = { defs, tables: {} };

describe('mergeTexts: blocks', () => {
  const blocks = [
    { name: 'outer', textKey: 'home' },
    { name: 'inner', textKey: 'home' },
    { name: 'gone', textKey: 'x' },
  ];

  it('places the texts of a block under its field; the outer block and the form win', () => {
    const files = filesOf({ en: { 'home.part.label': 'Mine', $schema: 'x' } });
    expect(mergeTexts(files, NO_TABLES, { blocks, tables: [] }).en).toEqual({
      'home.label': 'Outer',
      'home.help': 'Help',
      'home.part.label': 'Mine',
      '$sections.a.title': 'A',
    });
  });

  it('keeps the keys of a block at the root', () => {
    const at = { blocks: [{ name: 'inner', textKey: '' }], tables: [] };
    expect(mergeTexts(filesOf(), NO_TABLES, at).en).toEqual({ label: 'Inner', help: 'Help' });
  });

  it('shows the text of the first language where another language lacks it', () => {
    const files = { en: { a: 'A', b: 'B' }, hant: { a: '甲' } };
    const none = { blocks: [], tables: [] };
    expect(mergeTexts(filesOf(files), NO_TABLES, none)).toEqual({
      en: { a: 'A', b: 'B' },
      'zh-Hant': { a: '甲', b: 'B' },
      'zh-Hans': { a: 'A', b: 'B' },
    });
    const manifest = { languages: ['zh-Hant', 'en'] };
    expect(mergeTexts(filesOf({ ...files, manifest }), NO_TABLES, none)['zh-Hans']).toEqual({
      a: '甲',
    });
  });
});

describe('mergeTexts: tables and next steps', () => {
  const rows = [
    { value: 'x', hall: 'big', text: { en: 'Ex' } },
    { value: 'x', hall: 'big', text: { en: 'Ex again' } },
    { value: 'y', hall: 'small', text: { en: 'Why' } },
    { value: 'z', hall: 'big' },
    { value: 4, hall: 'big', text: { en: 'Four' } },
  ];
  const shared: SharedFiles = { defs: {}, tables: { halls: { rows } } };
  const textsOf = (where?: JsonObject, en: Texts = {}) =>
    mergeTexts(filesOf({ en }), shared, {
      blocks: [],
      tables: [{ name: 'halls', textKey: 'hall', where }],
    }).en;

  it('names the options of a table; the last row of a value and the form win', () => {
    expect(textsOf()).toEqual({ 'hall.options.x': 'Ex again', 'hall.options.y': 'Why' });
    expect(textsOf({ hall: { const: 'small' } })).toEqual({ 'hall.options.y': 'Why' });
    expect(textsOf(undefined, { 'hall.options.y': 'Mine' })['hall.options.y']).toBe('Mine');
  });

  it('ignores a table that does not exist', () => {
    const tables = [{ name: 'toString', textKey: 'hall' }];
    expect(mergeTexts(filesOf(), shared, { blocks: [], tables }).en).toEqual({});
  });

  it('keeps only the next steps that the form names or words itself', () => {
    const next = { '$next.pay': 'Pay', '$next.wait': 'Wait', '$next.own': 'Shared' };
    const nextSteps: SharedFiles = { defs: { 'next-steps': block(next) }, tables: {} };
    const files = filesOf({ manifest: { next: [{ id: 'pay' }] }, en: { '$next.own': 'Own' } });
    const blocks = [{ name: 'next-steps', textKey: '' }];
    expect(mergeTexts(files, nextSteps, { blocks, tables: [] }).en).toEqual({
      '$next.pay': 'Pay',
      '$next.own': 'Own',
    });
  });

  it('sharedNextSteps: names the block if the form has next steps and the block exists', () => {
    const { manifest } = filesOf({ manifest: { next: [] } });
    expect(sharedNextSteps(manifest, { defs: { 'next-steps': block({}) }, tables: {} })).toEqual([
      'next-steps',
    ]);
    expect(sharedNextSteps(manifest, NO_TABLES)).toEqual([]);
    const { manifest: plain } = filesOf();
    expect(sharedNextSteps(plain, { defs: { 'next-steps': block({}) }, tables: {} })).toEqual([]);
  });
});

describe('optionTables', () => {
  it('finds the tables of choices and of checkboxes, with the filter', () => {
    const where = { hall: { const: 'big' } };
    const { root } = openCompilation({
      one: { ...TEXT, enum: { $table: 'halls', where } },
      g: {
        type: 'object',
        properties: { some: { type: 'array', items: { enum: { $table: 'b' } } } },
      },
      plain: { enum: ['x'] },
      name: TEXT,
    });
    expect(optionTables(root)).toEqual([
      { name: 'halls', textKey: 'one', where },
      { name: 'b', textKey: 'g.some', where: undefined },
    ]);
  });
});

/** Returns the texts of a compiled form with these steps. */
function textsOfSteps(steps: readonly object[], en: Texts = {}) {
  const { texts, diagnostics } = compile(filesOf({ manifest: { steps }, en }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return texts;
}

describe('titleDirect', () => {
  const step = { id: 'particulars', fields: ['/name'] };

  it('overrides the step title of every locale', () => {
    const steps = [{ ...step, titleDirect: 'Form 1' }];
    const texts = textsOfSteps(steps, { '$steps.particulars.title': 'Particulars' });
    expect(Object.values(texts).map((each) => each['$steps.particulars.title'])).toEqual([
      'Form 1',
      'Form 1',
      'Form 1',
    ]);
  });

  it('accepts an object of languages and falls back to the first language of the form', () => {
    const steps = [{ ...step, titleDirect: { en: 'Part A', 'zh-Hant': '甲部' } }];
    const texts = textsOfSteps(steps);
    expect(Object.values(texts).map((each) => each['$steps.particulars.title'])).toEqual([
      'Part A',
      '甲部',
      'Part A',
    ]);
  });
});
