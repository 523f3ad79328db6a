import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payloadsOf } from '../../../../scripts/fuzz/validators/payloads.ts';
import { group, leaf, list, planOf } from '../../../support/planNodes.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const plan = planOf({
  name: leaf('text'),
  when: group(
    { day: leaf('text'), month: leaf('text'), year: leaf('text') },
    { dateParts: { day: 'day', month: 'month', year: 'year' } },
  ),
  rows: list({ note: leaf('text') }, { maxItems: 4 }),
});
const FULL = {
  name: 'CHAN TAI MAN',
  when: { day: '20', month: '11', year: '2026' },
  rows: [{ note: 'first' }, { note: 'second' }],
};
const samples = [
  { now: NOW, formData: FULL },
  { now: '2027-01-01T00:00:00Z', formData: {} },
];

const generate = (subject: Parameters<typeof payloadsOf>[0], numRuns = 600) =>
  fc.sample(payloadsOf(subject), { seed: 20_261_120, numRuns });
const payloads = generate({ plan, samples });
const values = (key: string) => payloads.map(({ data }) => data[key]);

describe('payloadsOf', () => {
  it('generates unchanged samples too, and never changes a sample', () => {
    expect(payloads).toContainEqual({ data: FULL, now: NOW });
    expect(FULL.rows).toEqual([{ note: 'first' }, { note: 'second' }]);
  });

  it('uses the time of the sample, or times around midnight and a leap day', () => {
    const times = new Set(payloads.map(({ now }) => now));
    expect(times).toContain(NOW);
    expect(times).toContain('2028-02-29T08:00:00+08:00');
    const others = payloads.filter(({ now }) => samples.every((each) => each.now !== now));
    expect(others.length).toBeGreaterThan(payloads.length / 4);
  });

  it('drops answers, clears them, and sends values of a wrong type', () => {
    const names = values('name');
    expect(names).toContain(null);
    expect(names.filter((each) => each !== null && typeof each === 'object').length).not.toBe(0);
    expect(payloads.some(({ data }) => !('name' in data) && 'when' in data)).toBe(true);
  });

  it('empties groups, and generates dates near the evaluation', () => {
    expect(values('when')).toContainEqual({});
    expect(values('when')).toContainEqual({ day: '29', month: '02', year: '2028' });
  });

  it('adds, removes, clears and reverses rows, up to one row more than allowed', () => {
    const rows = values('rows');
    expect(rows).toContainEqual([]);
    expect(rows).toContainEqual([{ note: 'second' }, { note: 'first' }]);
    expect(rows).toContainEqual([{ note: 'first' }]);
    const lengths = rows.flatMap((each) => (Array.isArray(each) ? [each.length] : []));
    expect(lengths).toContain(5);
    expect(rows.some((each) => Array.isArray(each) && each.some((row) => !row.note))).toBe(true);
  });

  it('creates missing rows and objects on the way to an answer', () => {
    const deep = planOf({ rows: list({ part: group({ note: leaf('text') }) }) });
    const made = generate({ plan: deep, samples: [{ now: NOW, formData: {} }] });
    expect(made.some(({ data }) => JSON.stringify(data).includes('"part":{"note":"'))).toBe(true);
  });
});
