import { describe, expect, it } from 'vitest';
import { besideDeciders } from '../../../../engine/external-schema/read/besideDeciders.ts';

const field = (name: string, visibleWhen?: object) => ({
  name,
  ...(visibleWhen ? { visibleWhen: visibleWhen as Record<string, never> } : {}),
});
const OWN = [field('format'), field('slot'), field('speakers')];
const names = (branched: ReturnType<typeof field>[]) =>
  besideDeciders(OWN, branched).map(({ name }) => name);

describe('besideDeciders', () => {
  it('puts a field after the field that decides it', () => {
    const added = [field('seats', { format: { const: 'a' } }), field('size', { format: {} })];
    expect(names(added)).toEqual(['format', 'seats', 'size', 'slot', 'speakers']);
  });

  it('puts a field after the last of several deciders', () => {
    const when = { anyOf: [{ format: {} }, { allOf: [{ not: { slot: {} } }] }] };
    expect(names([field('seats', when)])).toEqual(['format', 'slot', 'seats', 'speakers']);
  });

  it('puts a field without a known decider last', () => {
    const added = [field('a'), field('b', { '/other': {} })];
    expect(names(added)).toEqual(['format', 'slot', 'speakers', 'a', 'b']);
  });
});
