import { describe, expect, it } from 'vitest';
import { type Diagnostic, importJsonSchema } from '#compiler';
import { gatherNotes } from '../../../../engine/external-schema/notes/gatherNotes.ts';

const note = (index: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  file: 'forms/A/schema.json',
  pointer: `/properties/p${index}`,
  code: 'assumed',
  message: `"p${index}" is a text field`,
  remedy: 'None.',
  severity: 'info',
  ...more,
});
const notes = (count: number, more: Partial<Diagnostic> = {}) =>
  Array.from({ length: count }, (_, index) => note(index, more));

describe('gatherNotes', () => {
  it('gathers more than five findings of one kind, with their number and the next places', () => {
    const other = note(9, { message: 'Other' });
    expect(gatherNotes([...notes(6), other])).toEqual([
      note(0, {
        message:
          '"p0" is a text field. The same applies at 5 other places: /properties/p1, /properties/p2, /properties/p3, …',
      }),
      other,
    ]);
  });

  it('returns five findings unchanged', () => {
    expect(gatherNotes(notes(5))).toEqual(notes(5));
  });

  it.each([{ severity: 'error' as const }, { code: 'left-out' }])(
    'keeps findings with other names apart: %j',
    (more) => {
      expect(gatherNotes(notes(6, more))).toHaveLength(6);
      expect(gatherNotes(notes(6, { ...more, message: 'Equal' }))).toHaveLength(1);
    },
  );

  it('is used for a schema: 65 patterns without a message are one finding', () => {
    // No readable example has a control character, so that the general message is shown.
    const text = { type: 'string', pattern: '^\\u0001+$' };
    const properties = Object.fromEntries(notes(65).map((_, index) => [`p${index}`, text]));
    const { notes: found = [] } = importJsonSchema({
      code: 'A',
      schema: { type: 'object', properties },
    });
    const wordless = found.filter(({ code }) => code === 'no-message');
    expect(wordless).toHaveLength(1);
    expect(wordless[0]).toMatchObject({
      pointer: '/properties/p0/pattern',
      message: expect.stringContaining('The same applies at 64 other places: /properties/p1'),
    });
  });
});
