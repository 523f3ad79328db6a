// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormStore } from '#engine';
import { SignedMethod } from '../../../../renderer/payment/methods/SignedMethod.tsx';
import type { WizardActor } from '../../../../renderer/wizard/state/Wizard.ts';
import { fakeActor } from '../../../support/fakeActor.ts';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

async function shown(answers: Readonly<Record<string, unknown>>) {
  const { actor, send } = fakeActor<WizardActor>();
  const store = { get: (path: string) => answers[path] } as unknown as FormStore;
  await inPortal(<SignedMethod actor={actor} store={store} />);
  const change = await screen.findByRole('button', { name: /Change/ });
  return { send, change };
}

describe('SignedMethod', () => {
  it('names the method of the answers, and asks before it changes the method', async () => {
    const { send, change } = await shown({ '/CDPaymentMethod': 'fps' });
    expect(screen.getByText('FPS').tagName).toBe('STRONG');
    expect(change.getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(change);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'signatures.clear' });
  });

  it('shows only the explanation without a method', async () => {
    await shown({});
    expect(document.querySelector('strong')).toBeNull();
    expect(document.querySelector('p.quiet')?.textContent).not.toBe('');
  });
});
