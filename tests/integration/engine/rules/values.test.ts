import { beforeAll, describe, expect, it } from 'vitest';
import { type FormInUse, makeForm } from '../../../engine/support/makeForm.ts';
import { RULE_VALUES } from '../../../engine/support/ruleValues.ts';
import { TEXT } from '../../../engine/support/specifiedRule.ts';

const right = RULE_VALUES.flatMap(({ keyword, right: values }) =>
  values.map((text) => [keyword, text] as const),
);
const wrong = RULE_VALUES.flatMap(({ keyword, wrong: values }) =>
  values.map((text) => [keyword, text] as const),
);

let form: FormInUse;
beforeAll(async () => {
  const fields = RULE_VALUES.map(
    ({ keyword, value = true }) => [keyword, { ...TEXT, [keyword]: value }] as const,
  );
  form = await makeForm(Object.fromEntries(fields));
});

describe('the values of each rule', () => {
  it.each(right)('%s: accepts "%s"', (keyword, text) => {
    expect(form.evaluate({ [keyword]: text }).errors).toEqual([]);
  });

  it.each(wrong)('%s: refuses "%s"', (keyword, text) => {
    const { errors } = form.evaluate({ [keyword]: text });
    expect(errors.map(({ path }) => path)).toEqual([`/${keyword}`]);
  });
});
