import { expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { Describer } from '../../../../scripts/doc/review/Describer.ts';
import { ruleLimits, ruleMessages } from '../../../../scripts/doc/review/ruleLimits.ts';
import { reviewedForm } from '../../../support/reviewedForm.ts';

const TEXTS = {
  'day.label': 'Day',
  'other.label': 'Other day',
  'day.error.odd': 'Enter it properly',
};

async function limits(rules: JsonObject) {
  const properties = { day: { type: 'string', ...rules }, other: { type: 'string', hkDate: true } };
  const describer = new Describer(await reviewedForm(properties, { texts: TEXTS }));
  const node = describer.words.node('/day');
  if (!node) throw new Error('There is no field');
  return { limits: ruleLimits(describer, node), messages: ruleMessages(describer, node) };
}

it.each<[JsonObject, readonly string[]]>([
  [{ hkid: true }, ['A valid Hong Kong identity card number, such as A123456(3)']],
  [{ rangeChars: [2, 1200] }, ['2 to 1,200 characters']],
  [
    { hkDate: true, dateMin: 'today' },
    ['A date that exists, such as 20/11/2026', 'Not before: today'],
  ],
  [
    { hkDate: true, dateMax: '/other' },
    ['A date that exists, such as 20/11/2026', 'Not after: “Other day”'],
  ],
  [
    { hkDate: true, weekday: [1, 5] },
    ['A date that exists, such as 20/11/2026', 'Only on these days: Monday, Friday'],
  ],
  [{ sameAs: '/other' }, ['The same as “Other day”']],
  [
    { rules: [{ when: { '/other': {} }, maxChars: 3, severity: 'warning' }] },
    [
      'At most 3 characters, only if “Other day” has an answer (advice only: the applicant can continue)',
    ],
  ],
  [
    { rules: [{ schema: { pattern: '^x' }, key: 'odd' }] },
    ['A wrong answer shows this message: Enter it properly'],
  ],
  [{ rules: [{ schema: { const: 'x' }, key: 'odd' }] }, ['“Day” is “x”']],
  [{ rules: [{ maxChars: 7, key: 'odd' }] }, ['At most 7 characters']],
])('ruleLimits: describes %j', async (rules, texts) => {
  expect((await limits(rules)).limits).toEqual(texts);
});

it('ruleMessages: returns the text that the applicant reads, with its arguments', async () => {
  const { messages } = await limits({
    maxChars: 40,
    rules: [{ schema: { const: 'x' }, key: 'odd' }],
  });
  expect(messages).toEqual(['Enter at most 40 characters', 'Enter it properly']);
});
