import { describe, expect, it } from 'vitest';
import { arrange, type Placed } from '../../../../renderer/form/nodes/arrange.ts';
import { choice, leaf, type NodeMaker } from '../../../support/planNodes.ts';

/** Sections, rows and extra fields of some fields, by their names. */
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
  it('puts consecutive fields of one section under one heading, others under none', () => {
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

  it('puts short boxes on one line with the next, but not across a heading', () => {
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

  it('leaves the place beside a box free while its other half is hidden', () => {
    const lot = {
      section: field({ pairWithNext: true }),
      subsection: field(),
      remainder: field(),
    };
    expect(arranged(lot)).toEqual([[undefined, [['section', 'subsection'], ['remainder']]]]);
    expect(arranged(lot, ['subsection'])).toEqual([[undefined, [['section'], ['remainder']]]]);
  });

  it('hangs a field under its option of the nearest radio or checkbox group before it', () => {
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

  it('leaves a field in the line under a select, which has no room under its options', () => {
    expect(arranged({ kind: choice(['other']), why: field({ extraFieldOf: 'other' }) })).toEqual([
      [undefined, [['kind'], ['why']]],
    ]);
  });

  it('leaves a field in the line when no choice before it has that option', () => {
    expect(
      arranged({ why: field({ extraFieldOf: 'other' }), a: choice(['other'], RADIO) }),
    ).toEqual([[undefined, [['why'], ['a']]]]);
  });
});
