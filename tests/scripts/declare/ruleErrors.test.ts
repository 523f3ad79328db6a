import { describe, expect, it } from 'vitest';
import { ruleErrors } from '../../../scripts/declare/ruleErrors.ts';
import { rule } from '../support/declared.ts';

describe('ruleErrors', () => {
  it('accepts rules with unique names, functions and orders', () => {
    const other = { ...rule('other', { order: 20, rule: 'isOther' }), exports: ['isOther'] };
    expect(ruleErrors([rule('mine'), other])).toEqual([]);
  });

  it('refuses a keyword that differs from its file name', () => {
    expect(ruleErrors([{ ...rule('mine'), file: 'engine/rules/yours.ts' }])).toEqual([
      'engine/rules/yours.ts declares the keyword "mine": give keyword and file the same name',
    ]);
  });

  it('refuses an order or function of another rule, and proposes a free order', () => {
    expect(ruleErrors([rule('mine'), rule('yours')])).toEqual([
      'engine/rules/yours.ts has the order 10 of engine/rules/mine.ts: choose a free number, such as 20',
      'engine/rules/yours.ts names its function "isRight" as engine/rules/mine.ts does: rename one',
    ]);
  });

  it('refuses a function that the file does not export, and a rule without a function', () => {
    expect(ruleErrors([rule('mine', { rule: 'isLost' })])).toEqual([
      'engine/rules/mine.ts does not export the function "isLost" that its rule names: export it',
    ]);
    const { rule: _, ...without } = rule('mine').declaration;
    expect(ruleErrors([{ ...rule('mine'), declaration: without }])).toEqual([
      'engine/rules/mine.ts names no function of the rule library: add "rule"',
    ]);
  });

  it('refuses a description that does not name the message key', () => {
    expect(ruleErrors([rule('mine', { key: 'validation_mine' })])).toEqual([
      'engine/rules/mine.ts does not name its message key in its description: add "Message validation_mine."',
    ]);
  });
});
