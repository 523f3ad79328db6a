import { describe, expect, it } from 'vitest';
import { notesOf } from '../../support/externalForm.ts';

const leftOut = (a: object) =>
  notesOf({ type: 'object', properties: { a } } as never).filter((line) =>
    line.startsWith('warning'),
  );

describe('noteUntested', () => {
  it('warns of a format that is not tested', () => {
    expect(leftOut({ type: 'string', format: 'zz' })).toEqual([
      expect.stringContaining('/properties/a/format'),
    ]);
    expect(leftOut({ type: 'string', format: 'date' })).toEqual([]);
  });

  it('warns of unevaluatedItems next to contains', () => {
    const list = { type: 'array', unevaluatedItems: false };
    expect(leftOut({ ...list, contains: { const: 1 } })).toEqual([
      expect.stringContaining('/properties/a/unevaluatedItems'),
    ]);
    expect(leftOut(list)).toEqual([]);
  });
});
