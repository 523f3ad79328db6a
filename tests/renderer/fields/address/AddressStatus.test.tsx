// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AddressStatus } from '../../../../renderer/fields/address/AddressStatus.tsx';
import type { AddressSearchState } from '../../../../renderer/fields/address/useAddressSearch.ts';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

function show(state: AddressSearchState, filled?: string) {
  const calls = { onUndo: vi.fn(), onRetry: vi.fn() };
  showField(leaf('text'), {
    draw: () => <AddressStatus state={state} filled={filled} {...calls} />,
  });
  return calls;
}
const shown = () => document.querySelector('.address-status')?.textContent ?? null;

describe('AddressStatus', () => {
  it.each<[AddressSearchState, string | null]>([
    [{ kind: 'idle' }, null],
    [{ kind: 'waiting' }, null],
    [{ kind: 'searching' }, 'Searching…'],
    [
      { kind: 'found', found: [] },
      'No address was found. Try other words, or fill in the parts below.',
    ],
    [{ kind: 'found', found: [{}] }, null],
  ])('of %j is %j', (state, text) => {
    show(state);
    expect(shown()).toBe(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to retry a failed search', () => {
    const { onRetry } = show({ kind: 'failed' });
    expect(shown()).toMatch(/^The search does not answer now/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('names the filled parts, and offers to undo, in any state', () => {
    const { onUndo } = show({ kind: 'searching' }, 'Street, District');
    expect(shown()).toMatch(/^Filled in: Street, District\./);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
  });
});
