import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDay, weekdayOf } from '../../engine/values/calendar.ts';
import { ROOT } from '../../scripts/command/run.ts';

interface Field {
  readonly weekday?: unknown;
  readonly rules?: readonly {
    readonly key?: string;
    readonly schema?: { not?: { enum?: string[] } };
  }[];
}

/** Fields of all forms for days on which an office is open. */
const fields = globSync('forms/*/schema.json', { cwd: ROOT }).flatMap((path) => {
  const { properties } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
    readonly properties: Readonly<Record<string, Field>>;
  };
  return Object.entries(properties)
    .filter(([, { weekday }]) => weekday !== undefined)
    .map(([name, field]) => ({ place: `${path} ${name}`, field }));
});
const holidaysOf = ({ rules = [] }: Field) =>
  rules.find(({ key }) => key === 'validation_publicHoliday')?.schema?.not?.enum ?? [];
const [first] = fields;
const known = first ? holidaysOf(first.field) : [];

describe('public holidays in the warnings of forms', () => {
  it('promise 15: are Mondays to Fridays, in order', () => {
    const days = known.map((text) => parseDay(text));
    expect(days).not.toContain(undefined);
    expect(
      days.map((day) => day && weekdayOf(day)).filter((day) => day === 0 || day === 6),
    ).toEqual([]);
    const keys = known.map((text) => text.split('/').reverse().join(''));
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(known.length).toBeGreaterThan(12);
  });

  it.each(fields)('promise 15: are the same in $place', ({ field }) => {
    expect(holidaysOf(field)).toEqual(known);
  });
});
