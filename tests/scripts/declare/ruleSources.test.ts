import { describe, expect, it } from 'vitest';
import { catalogueSource, inOrder, librarySource } from '../../../scripts/declare/ruleSources.ts';
import { rule } from '../support/declared.ts';

describe('the tables of rules', () => {
  const rules = [rule('a', { order: 20 }), rule('b', { value: 'schema', order: 10 })];

  it('librarySource: exports the function of each file, except for a rule without one', () => {
    const { rule: _, ...without } = rule('c').declaration;
    const source = librarySource([...rules, { ...rule('c'), declaration: without }]);
    expect(source).toContain("export { isRight } from './a.ts';");
    expect(source).not.toContain('./c.ts');
  });

  it('catalogueSource, inOrder: list the keywords by their order', () => {
    expect(catalogueSource(rules)).toContain('= [bRule, aRule];');
    expect(inOrder(rules).map(({ keyword }) => keyword)).toEqual(['b', 'a']);
  });
});
