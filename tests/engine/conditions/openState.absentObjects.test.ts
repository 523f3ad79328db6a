import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../engine/conditions/Cell.ts';
import { openState } from '../../../engine/conditions/openState.ts';
import { makeForm, NOW } from '../support/makeForm.ts';

const TEXT = { type: 'string' };
const ADDRESS = {
  type: 'object',
  required: ['street'],
  properties: {
    street: TEXT,
    size: { ...TEXT, initial: 'small' },
    sum: { ...TEXT, computed: '1' },
  },
};

describe('openState: an object that the answers leave out', () => {
  it('requires its required fields when it is visible and required', async () => {
    const form = await makeForm({ address: ADDRESS }, { schema: { required: ['address'] } });
    expect(form.errors({})).toEqual(['/address/street validation_required']);
  });

  it('computes its fields when it is visible', async () => {
    const form = await makeForm({ address: ADDRESS });
    expect(form.evaluate({}).data).toEqual({ address: { sum: '1' } });
  });

  it('has no error or value when it is hidden', async () => {
    const shown = { visibleWhen: { '/kind': { const: 'x' } } };
    const form = await makeForm(
      { kind: TEXT, address: { ...ADDRESS, ...shown } },
      { schema: { required: ['address'] } },
    );
    expect(form.evaluate({ kind: 'y' })).toMatchObject({ data: { kind: 'y' }, errors: [] });
    expect(form.errors({ kind: 'x' })).toEqual(['/address/street validation_required']);
  });

  it('has only absent answers for conditions outside the object', async () => {
    const form = await makeForm({
      address: { type: 'object', properties: { street: TEXT } },
      a: { ...TEXT, visibleWhen: { '/address/street': { const: 'x' } } },
      b: { ...TEXT, visibleWhen: { not: { '/address/street': { const: 'x' } } } },
    });
    expect(form.evaluate({ a: '1', b: '1' }).data).toEqual({ b: '1' });
  });

  it('creates its cells once, on the first read', async () => {
    const { plan, validator } = await makeForm({
      address: { type: 'object', properties: { street: TEXT } },
    });
    const [address] = openState(plan, validator, {}, NOW).root.children;
    if (address?.kind !== 'group') throw new TypeError('Cannot test: the address is no object');
    expect(address.isAbsent).toBe(true);
    expect(address.children.map(pointerOf)).toEqual(['/address/street']);
    expect(address.children).toBe(address.children);
  });
});
