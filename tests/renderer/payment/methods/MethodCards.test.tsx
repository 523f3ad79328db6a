// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentGatewayKey } from '#engine';
import { MethodCards } from '../../../../renderer/payment/methods/MethodCards.tsx';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

async function shown(chosen: PaymentGatewayKey | undefined, isMissing = false) {
  const onChoose = vi.fn();
  const methods = (['visa', 'fps'] as const).map((key) => ({ key, label: key, pointsToNote: [] }));
  const ref = createRef<HTMLFieldSetElement>();
  const props = { title: 'Select a method', methods, chosen, isMissing, onChoose, ref };
  await inPortal(<MethodCards {...props} />);
  return { onChoose, ref };
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('MethodCards', () => {
  it('shows a radio card for each method, and marks the chosen card', async () => {
    const { ref } = await shown('fps');
    expect(ref.current).toBe(screen.getByRole('group', { name: 'Select a method' }));
    expect(radios().map(({ value, checked }) => [value, checked])).toEqual([
      ['visa', false],
      ['fps', true],
    ]);
    expect(radios().map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Visa',
      'FPSQR code, 3 minutes',
    ]);
  });

  it('reports the choice', async () => {
    const { onChoose } = await shown(undefined);
    fireEvent.click(screen.getByRole('radio', { name: /FPS/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('fps');
  });

  it('describes the group by the error of a missing choice', async () => {
    await shown(undefined, true);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Error: Please choose a payment method.');
    expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(alert.id);
    cleanup();
    await shown(undefined);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
