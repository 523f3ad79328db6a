import { describe, expect, it } from 'vitest';
import { checkShownRules } from '../../../../engine/compiler/check/checkShownRules.ts';
import { group, leaf, planOf } from '../../../support/planNodes.ts';
import { makeFiles } from '../../support/makeForm.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { compile } from '../../support/readForms.ts';
import { TEXT } from '../../support/schemaCase.ts';
import { ruleOf } from '../../support/stateOf.ts';

const GROUP = { type: 'object', properties: { x: TEXT, y: TEXT } };

/** Checks a form with a group `a` and a rule of it. @param shown the fields of its steps */
function check(shown: readonly string[], written: object, keyword = 'passes') {
  const { compilation, found } = openCompilation({ a: { ...GROUP, ...written } });
  const rules = [{ ...ruleOf('passes'), keyword }];
  const a = group({ x: leaf('text', { rules }), y: leaf('text') }, { rules });
  const { root } = planOf({ a });
  checkShownRules(compilation, { ...root, rules }, shown);
  return found();
}

describe('checkShownRules', () => {
  it.each([
    ['not as a whole', ['/a/x', '/a/y'], ['/properties/a/maxProperties rule-in-no-step']],
    ['not at all', [], ['/properties/a/maxProperties rule-in-no-step']],
    ['as a whole', ['/a'], []],
    ['inside another group', ['', '/a/x'], []],
  ])('for a group that steps show %s', (_, shown, faults) => {
    expect(check(shown, { maxProperties: 1 }, 'maxProperties')).toEqual(faults);
  });

  it('names the entry of "rules" for a rule without a keyword of the group', () => {
    expect(check([], { rules: [{ hkDate: true }] }, 'hkDate')).toEqual([
      '/properties/a/rules rule-in-no-step',
    ]);
  });

  it('ignores a group that no schema contains', () => {
    const { compilation, found } = openCompilation({});
    const { root } = planOf({ a: group({}, { rules: [ruleOf('passes')] }), b: group({}) });
    checkShownRules(compilation, root, []);
    expect(found()).toEqual([]);
  });
});

describe('keywords of JSON Schema in a form of the project', () => {
  const MESSAGE = { errorMessage: { dependentRequired: 'k' } };
  const fault = (files: ReturnType<typeof makeFiles>) =>
    compile(files).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);

  it('are reported on a group that no step shows as a whole, and not on the form', () => {
    const rule = { ...MESSAGE, dependentRequired: { x: ['y'] } };
    const steps = (...fields: readonly string[]) => ({ steps: [{ id: 's', fields }] });
    const split = makeFiles({ a: { ...GROUP, ...rule } }, { manifest: steps('/a/x', '/a/y') });
    expect(fault(split)).toEqual(['rule-in-no-step /properties/a/dependentRequired']);
    const whole = makeFiles({ a: { ...GROUP, ...rule } }, { manifest: steps('/a') });
    expect(fault(whole)).toEqual([]);
    const form = makeFiles({ x: TEXT, y: TEXT }, { schema: rule });
    expect(fault(form)).toEqual([]);
  });
});
