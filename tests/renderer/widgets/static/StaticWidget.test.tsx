// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';

afterEach(cleanup);

const FEE = { type: 'string', amount: true } as const;

async function show(fee: object, data = {}) {
  const form = await makeForm({ price: FEE, fee: { ...FEE, ...fee } });
  renderFields({ store: form.store(data), texts: { 'fee.label': 'Fee payable' } });
  return screen.getByLabelText('Fee payable');
}

describe('StaticWidget', () => {
  it('promise 15: shows a computed fee as a total', async () => {
    const output = await show({ computed: { value: 'price' } }, { price: '380.00' });
    expect(output.textContent).toContain('380.00');
    expect(output.className).toContain('input-money');
  });

  it('promise 15: shows that a fee is not calculated yet', async () => {
    const output = await show({ computed: { value: 'price' } });
    expect(output.textContent).toBe('Not calculated yet');
  });
});
