import { describe, expect, it } from 'vitest';
import { RULE_KEYWORDS } from '#compiler';
import { nodesUnder } from '../../../../engine/definition/nodesUnder.ts';
import * as library from '../../../../engine/rules/library.ts';
import { makeFiles } from '../../support/makeForm.ts';
import { compile, readForm, readShared } from '../../support/readForms.ts';

describe('compileForm()', () => {
  it('compiles LREAL1 without diagnostics', () => {
    const { plan, diagnostics } = compile(readForm('LREAL1'), readShared());
    expect(diagnostics).toEqual([]);
    expect(plan?.steps.map(({ id }) => id)).toContain('orders');
    expect(plan?.workflowFields).toContain('/ackEmail');
  });

  it('returns equal results for equal files, and another hash for other files', () => {
    const files = makeFiles({ a: { type: 'string', hkid: true } });
    const [once, twice] = [compile(files), compile(structuredClone(files))];
    expect(twice).toEqual(once);
    const other = compile(makeFiles({ a: { type: 'string', prn: true } }));
    expect(other.plan?.hash).not.toBe(once.plan?.hash);
    expect(once.plan?.hash).toMatch(/^[\da-f]{64}$/);
  });

  it('changes the hash for a changed text or used block, but not for an unused block', () => {
    const files = makeFiles({ a: { $ref: 'schemas/defs/a.schema.json' } });
    const shared = (used: string, unused: string) => ({
      defs: {
        a: { schema: { type: 'string', $comment: used }, locales: {} },
        b: { schema: { type: 'string', $comment: unused }, locales: {} },
      },
      tables: {},
    });
    const hash = (...args: Parameters<typeof compile>) => compile(...args).plan?.hash;
    expect(hash(files, shared('1', '2'))).toBe(hash(files, shared('1', '1')));
    expect(hash(files, shared('2', '1'))).not.toBe(hash(files, shared('1', '1')));
    const reworded = { ...files, locales: { ...files.locales, en: { 'a.label': 'Name' } } };
    expect(hash(reworded, shared('1', '1'))).not.toBe(hash(files, shared('1', '1')));
  });

  it('returns a plan that is plain JSON', () => {
    const { plan } = compile(readForm('LREAL1'), readShared());
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it('returns plain schemas for RJSF, without references, conditions or keywords of rules', () => {
    const { plan } = compile(readForm('LREAL1'), readShared());
    const schemas = plan ? nodesUnder(plan.root).map(({ schema }) => JSON.stringify(schema)) : [];
    expect(schemas.length).toBeGreaterThan(60);
    for (const { keyword } of RULE_KEYWORDS) expect(schemas.join()).not.toContain(`"${keyword}":`);
    expect(schemas.join()).not.toMatch(/\$ref|When"|"title"/);
  });

  it("prefixes the texts of blocks with their path, and prefers the form's own texts", () => {
    const files = makeFiles({ home: { $ref: 'schemas/defs/address.schema.json' } });
    const { texts } = compile(
      {
        ...files,
        locales: { ...files.locales, en: { $schema: 'x', 'home.street.label': 'Road' } },
      },
      {
        defs: {
          address: {
            schema: {
              type: 'object',
              properties: { street: { type: 'string' }, flat: { type: 'string' } },
            },
            locales: { en: { $schema: 'x', 'street.label': 'Street', 'flat.label': 'Flat' } },
          },
        },
        tables: {},
      },
    );
    expect(texts.en).toEqual({ 'home.street.label': 'Road', 'home.flat.label': 'Flat' });
  });

  it("merges a block into the form's fields when the root schema refers to it", () => {
    const block = {
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxChars: 9 }, town: { type: 'string' } },
      },
      ui: { name: { 'ui:options': { width: 'l' } } },
      locales: { en: { 'name.label': 'Name', 'town.label': 'Town' } },
    };
    const files = makeFiles({ own: { type: 'string' }, town: { type: 'string', prn: true } });
    const { plan, texts, diagnostics } = compile(
      {
        ...files,
        schema: { ...files.schema, $ref: '../../schemas/defs/who.schema.json' },
        manifest: { ...files.manifest, steps: [{ id: 'a', fields: ['/own', '/name', '/town'] }] },
        ui: { 'ui:order': ['own', 'name', 'town'] },
        locales: { ...files.locales, en: { 'town.label': 'Your town' } },
      },
      { defs: { who: block }, tables: {} },
    );
    expect(diagnostics).toEqual([]);
    expect(plan?.root.children).toMatchObject([
      { pattern: '/own' },
      { pattern: '/name', required: true, ui: { 'ui:options': { width: 'l' } } },
      { pattern: '/town', rules: [{ keyword: 'storable' }, { keyword: 'prn' }] },
    ]);
    expect(plan?.workflowFields).toEqual([]);
    expect(texts.en).toMatchObject({ 'name.label': 'Name', 'town.label': 'Your town' });
  });

  it('merges the keywords next to a reference with those of the block', () => {
    const shared = {
      defs: {
        part: {
          schema: {
            type: 'object',
            required: ['kind'],
            visibleWhen: { '/a': { minLength: 1 } },
            properties: {
              kind: { type: 'string', enum: ['x', 'y', 'z'] },
              note: { type: 'string' },
            },
          },
          locales: {},
        },
      },
      tables: {},
    };
    const { plan, diagnostics } = compile(
      makeFiles({
        a: { type: 'string' },
        part: {
          $ref: 'schemas/defs/part.schema.json',
          visibleWhen: { '/a': { const: 'on' } },
          properties: { kind: { enum: ['x'] } },
        },
      }),
      shared,
    );
    expect(diagnostics).toEqual([]);
    const part = plan?.root.children.find(({ key }) => key === 'part');
    expect(part?.kind === 'group' && part.children.map(({ key }) => key)).toEqual(['kind', 'note']);
    expect(part?.kind === 'group' && part.children[0]).toMatchObject({
      required: true,
      options: [{ value: 'x' }],
    });
    expect(plan?.conditions[part?.visibleWhen ?? -1]).toMatchObject({ kind: 'all', of: [{}, {}] });
  });

  it("follows ui:order, and keeps only the node's own ui entries", () => {
    const files = makeFiles({
      a: { type: 'string' },
      b: { type: 'string' },
      c: { type: 'string' },
    });
    const { plan } = compile({
      ...files,
      ui: { 'ui:order': ['c', '*'], b: { 'ui:widget': 'textarea', x: 1 } },
    });
    expect(plan?.root.children.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
    expect(plan?.root.children[2]?.ui).toEqual({ 'ui:widget': 'textarea' });
    expect(plan?.root.ui).toEqual({ 'ui:order': ['c', '*'] });
  });

  it('shares one condition among equal conditions', () => {
    const when = { visibleWhen: { '/a': { const: 'x' } } };
    const { plan } = compile(
      makeFiles({
        a: { type: 'string' },
        b: { type: 'string', ...when },
        c: { type: 'string', ...when },
      }),
    );
    expect(plan?.conditions.filter(({ kind }) => kind === 'test')).toHaveLength(1);
  });
});

describe('RULE_KEYWORDS: the dialect', () => {
  it('has a function in the rule library for every rule keyword except `schema`', () => {
    const names = RULE_KEYWORDS.flatMap(({ rule }) => rule ?? []);
    expect(names.filter((name) => !Object.hasOwn(library, name))).toEqual([]);
    expect(names.length).toBe(RULE_KEYWORDS.length - 1);
  });

  it('names each keyword once', () => {
    const keywords = RULE_KEYWORDS.map(({ keyword }) => keyword);
    expect(new Set(keywords).size).toBe(keywords.length);
  });
});
