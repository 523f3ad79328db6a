import { describe, expect, it } from 'vitest';
import { withAutofilled, withEdited } from '#engine';

describe('withEdited()', () => {
  it('marks an autofilled field as edited, and no other field', () => {
    const filled = withAutofilled(new Map(), ['/a', '/b']);
    const edited = withEdited(filled, '/a');
    expect([...edited]).toEqual([
      ['/a', 'edited'],
      ['/b', 'autofilled'],
    ]);
    expect(withEdited(edited, '/a')).toBe(edited);
    expect(withEdited(edited, '/c')).toBe(edited);
    expect(withAutofilled(edited, ['/a']).get('/a')).toBe('autofilled');
  });
});
