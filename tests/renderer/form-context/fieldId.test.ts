import { describe, expect, it } from 'vitest';
import {
  adviceId,
  describedBy,
  errorId,
  fieldId,
  helpId,
  markId,
} from '../../../renderer/form-context/fieldId.ts';

describe('fieldId', () => {
  it.each([
    ['', 'f'],
    ['/name', 'f-name'],
    ['/orders/0/PRN', 'f-orders-0-PRN'],
    ['/a_b/1', 'f-a_b-1'],
    ['/a-b', 'f-a--45-b'],
    ['/a/b.c', 'f-a-b--46-c'],
    ['/樓', 'f---27155-'],
  ])('of the pointer %j is %j', (pointer, id) => {
    expect(fieldId(pointer)).toBe(id);
  });

  it('differs for pointers that differ only in a separator', () => {
    const ids = ['/a/b', '/a-b', '/a.b', '/a b'].map(fieldId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('describedBy', () => {
  const all = { help: 'Help', advice: 'Advice', mark: 'edited' };
  const parts = [helpId('f'), errorId('f'), adviceId('f'), markId('f')];

  it('lists help, error, advice, mark and further ids, in this order', () => {
    const more = ['f-count', undefined, 'f-prefix'];
    const ids = describedBy({ id: 'f', options: all, rawErrors: ['Wrong'] }, ...more);
    expect(ids?.split(' ')).toEqual([...parts, 'f-count', 'f-prefix']);
    expect(new Set(parts).size).toBe(4);
  });

  it.each([
    [{ help: 'Help' }, undefined, 'f-help'],
    [{ advice: 'Advice' }, [], 'f-advice'],
    [{ mark: 'autofilled' }, [], 'f-mark'],
    [{}, ['Wrong'], 'f-error'],
    [{}, [], undefined],
    [{}, undefined, undefined],
  ])('with the options %j and the errors %j is %j', (options, rawErrors, ids) => {
    expect(describedBy({ id: 'f', options, rawErrors })).toBe(ids);
  });
});
