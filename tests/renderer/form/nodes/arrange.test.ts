import { describe, expect, it } from 'vitest';
import { arrange, type Placed } from '../../../../renderer/form/nodes/arrange.ts';
import { choice, leaf, type NodeMaker } from '../../../support/planNodes.ts';

/** Returns sections, rows and extra fields, by field name. */
function arranged(fields: Readonly<Record<string, NodeMaker>>, hidden: readonly string[] = []) {
  const items = Object.entries(fields).map(([key, make]) => ({
    pointer: `/${key}`,
    node: make(`/${key}`, key),
  }));
  const isShown = ({ node }: Placed) => !hidden.includes(node.key);
  return arrange(items, isShown).map(({ section, rows }) => [
    section,
    rows.map((row) =>
      row.map(({ node, extras }) => {
        const under = Object.entries(extras).map(
          ([option, each]) => `${option}: ${each.map(({ node: extra }) => extra.key).join(' ')}`,
        );
        return [node.key, ...under].join(' ');
      }),
    ),
  ]);
}

const field = (options: Record<string, string | boolean> = {}) =>
  leaf('text', { ui: { 'ui:options': options } });

const RADIO = { ui: { 'ui:widget': 'radio' } };

describe('arrange()', () => {
  it('groups consecutive fields of a section under one heading', () => {
    expect(
      arranged({
        a: field(),
        b: field({ section: 'x' }),
        c: field({ section: 'x' }),
        d: field(),
        e: field({ section: 'x' }),
      }),
    ).toEqual([
      [undefined, [['a']]],
      ['x', [['b'], ['c']]],
      [undefined, [['d']]],
      ['x', [['e']]],
    ]);
  });

  it('puts a short box on one line with the next box, but not across a heading', () => {
    expect(
      arranged({
        a: field({ pairWithNext: true }),
        b: field({ pairWithNext: true }),
        c: field(),
        d: field({ pairWithNext: true }),
        e: field({ section: 'x' }),
      }),
    ).toEqual([
      [undefined, [['a', 'b', 'c'], ['d']]],
      ['x', [['e']]],
    ]);
  });

  it('does not fill the line of a box whose paired field is hidden', () => {
    const lot = {
      section: field({ pairWithNext: true }),
      subsection: field(),
      remainder: field(),
    };
    expect(arranged(lot)).toEqual([[undefined, [['section', 'subsection'], ['remainder']]]]);
    expect(arranged(lot, ['subsection'])).toEqual([[undefined, [['section'], ['remainder']]]]);
  });

  it('places a field under its option of the nearest preceding radio or checkbox group', () => {
    expect(
      arranged({
        first: choice(['other'], RADIO),
        second: choice(['other', 'more'], {}, 'choices'),
        third: choice(['other'], RADIO),
        why: field({ extraFieldOf: 'other' }),
        what: field({ extraFieldOf: 'more' }),
        after: field(),
      }),
    ).toEqual([[undefined, [['first'], ['second more: what'], ['third other: why'], ['after']]]]);
  });

  it('keeps a field in sequence after a select, which has no space under its options', () => {
    expect(arranged({ kind: choice(['other']), why: field({ extraFieldOf: 'other' }) })).toEqual([
      [undefined, [['kind'], ['why']]],
    ]);
  });

  it('keeps a field in sequence when no choice before it has that option', () => {
    expect(
      arranged({ why: field({ extraFieldOf: 'other' }), a: choice(['other'], RADIO) }),
    ).toEqual([[undefined, [['why'], ['a']]]]);
  });
});
