// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldError } from '#engine';
import { IdentityNumberForm } from '../../../renderer/signing/IdentityNumberForm.tsx';
import type { ChildActor } from '../../../renderer/wizard/state/childActors.ts';
import { fakeActor } from '../../support/fakeActor.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';

afterEach(cleanup);

async function shown({ faults = [] as readonly FieldError[], isWorking = false } = {}) {
  const { actor, send } = fakeActor<ChildActor<'identity'>>();
  await inPortal(<IdentityNumberForm {...{ actor, faults, isWorking }} />);
  const box = screen.getByLabelText<HTMLInputElement>('Hong Kong identity card number');
  return { send, box };
}

describe('IdentityNumberForm', () => {
  it('sends the number as typed', async () => {
    const { send, box } = await shown();
    expect([document.activeElement === box, box.getAttribute('spellcheck')]).toEqual([
      false,
      'false',
    ]);
    fireEvent.change(box, { target: { value: ' a123456(3)' } });
    fireEvent.click(button('Continue with iAM Smart'));
    const event = { type: 'number.given', idNumber: ' a123456(3)' };
    expect(send).toHaveBeenCalledExactlyOnceWith(event);
  });

  it('closes with Cancel', async () => {
    const { send } = await shown();
    fireEvent.click(button('Cancel'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'close' });
  });

  it.each([
    ['validation_required', 'Error: Please enter your identity card number.'],
    ['D70005', 'Error: The identity card number is wrong. Please confirm who signs.'],
  ])('shows %s at the box, which gets the focus', async (key, text) => {
    const { box } = await shown({ faults: [{ path: '/idNumber', key, args: [] }] });
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box);
  });

  it('sends nothing and cannot be cancelled while a request is pending', async () => {
    const { send, box } = await shown({ isWorking: true });
    expect([box.disabled, button('Continue with iAM Smart').getAttribute('aria-disabled')]).toEqual(
      [true, 'true'],
    );
    fireEvent.submit(box);
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
