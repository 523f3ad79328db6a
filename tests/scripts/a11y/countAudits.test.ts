import { describe, expect, it } from 'vitest';
import { countAudits, isClean, tableOf } from '../../../scripts/a11y/countAudits.ts';
import { auditOf, NAMELESS, ONE, screen } from '../support/audits.ts';

describe('countAudits()', () => {
  it('counts screens, states, checks, and every element that breaks a rule', () => {
    const wrong = screen({ state: 'errors', width: 1280, violations: [NAMELESS] });
    const [count] = countAudits(ONE, [auditOf({ screens: [screen(), wrong] })]);
    expect(count).toMatchObject({ screens: 1, states: 2, checks: 2, violations: 2 });
  });

  it.each([
    [true, 'no element breaks a rule', [auditOf()]],
    [
      false,
      'an element breaks a rule',
      [auditOf({ screens: [screen({ violations: [NAMELESS] })] })],
    ],
    [false, 'the walk broke off', [auditOf({ hasEnded: false })]],
    [false, 'the walk has no screen', [auditOf({ screens: [] })]],
    [false, 'there is no walk', []],
    [false, 'only another language was walked', [auditOf({ language: 'zh-Hant' })]],
  ])('is clean: %s, when %s', (clean, _when, audits) => {
    expect(isClean(countAudits(ONE, audits))).toBe(clean);
  });

  it('shows missing languages and the totals in the table', () => {
    const wanted = [...ONE, { subject: 'ATI', language: 'zh-Hans' } as const];
    const wrong = auditOf({ screens: [screen({ violations: [NAMELESS] })] });
    const table = tableOf(countAudits(wanted, [wrong]));
    expect(table.find((line) => line.startsWith('ATI'))).toMatch(/not to the end: zh-Hans$/);
    expect(table.at(-1)).toMatch(/^all +2 +1 +1 +1 +2$/);
  });
});
