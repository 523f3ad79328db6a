import { describe, expect, it } from 'vitest';
import { followPath } from '../../../renderer/form-context/followPath.ts';
import { makeForm } from '../../engine/support/makeForm.ts';

const ROW = {
  type: 'object',
  properties: {
    a: { type: 'string' },
    inner: { type: 'array', maxItems: 9, items: { type: 'string' } },
  },
};

describe('followPath', () => {
  it('tracks moved rows, also nested rows, and returns undefined for a removed row', async () => {
    const form = await makeForm({ outer: { type: 'array', maxItems: 9, items: ROW } });
    const row = { a: '1', inner: ['1', '2'] };
    const store = form.store({ outer: [row, row, row] });
    const path = followPath(store, '/outer/2/inner/1');
    const [list, field] = [followPath(store, '/outer'), followPath(store, '/outer/2/a')];
    const putBack = store.removeRow('/outer', 0);
    expect([path(), list(), field()]).toEqual(['/outer/1/inner/1', '/outer', '/outer/1/a']);
    store.moveRow('/outer/1/inner', 1, 0);
    store.moveRow('/outer', 1, 0);
    expect(path()).toBe('/outer/0/inner/0');
    putBack();
    expect(path()).toBe('/outer/1/inner/0');
    const back = store.removeRow('/outer', 1);
    expect([path(), field()]).toEqual([undefined, undefined]);
    back();
    expect(path()).toBe('/outer/1/inner/0');
  });
});
