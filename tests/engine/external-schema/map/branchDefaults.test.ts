import { describe, expect, it } from 'vitest';
import { withBranchDefaults } from '../../../../engine/external-schema/map/branchDefaults.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';

const place = { file: 'a', pointer: '/default' };
const texts = new Map<string, string>();
const field = (when: Record<string, never>, schema: string | number) => ({
  name: 'days',
  defaults: [{ when, spot: { schema, place } }],
});
const mapped = { schema: { type: 'string', default: 'own' }, ui: {} };

/** Returns the schema of a field with the default of a branch, and the number of notes. */
function filled(value: string | number, reads = 'kind', others: readonly object[] = []) {
  const notes = new Notes();
  const own = field({ [reads]: {} as never }, value);
  const mapping = { notes, texts } as never;
  const { schema } = withBranchDefaults(mapping, own, mapped, [own, ...(others as never[])]);
  return { schema, noted: notes.all().length };
}

describe('withBranchDefaults()', () => {
  it('fills in the default of the branch, otherwise the own default', () => {
    const initial = { if: { kind: {} }, then: 'x', else: 'own' };
    expect(filled('x')).toEqual({
      schema: { type: 'string', initial, initialFollows: true },
      noted: 0,
    });
  });

  it('notes a default that the field cannot hold', () => {
    expect(filled(5)).toEqual({ schema: mapped.schema, noted: 1 });
  });

  it('notes a default whose condition reads the field, also through another field', () => {
    expect(filled('x', 'days').noted).toBe(1);
    expect(filled('x', 'kind', [{ name: 'kind', visibleWhen: { not: { days: {} } } }]).noted).toBe(
      1,
    );
    expect(filled('x', 'kind', [{ name: 'kind', visibleWhen: { other: {} } }]).noted).toBe(0);
  });
});
