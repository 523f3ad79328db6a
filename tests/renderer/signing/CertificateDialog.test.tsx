// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signingMachine } from '#engine';
import { CertificateDialog } from '../../../renderer/signing/CertificateDialog.tsx';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(cleanup);

describe('CertificateDialog: the PIN of a certificate', () => {
  it('U-22: is a password box with a Show button and a Caps Lock warning', async () => {
    const input = {
      fieldId: 'ownerSign',
      holder: 'personal',
      submissionId: 'S1',
      needsCaptcha: false,
    } as const;
    const actor = createActor(signingMachine, { input }).start();
    await inPortal(<CertificateDialog actor={actor} />);
    const box = screen.getByLabelText<HTMLInputElement>('PIN of the certificate');
    const shown = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect([box.type, box.autocomplete, ...shown()]).toEqual(['password', 'off']);
    fireEvent.keyUp(box, { key: 'A', modifierCapsLock: true });
    expect(shown()).toEqual(['Caps Lock is on.']);
    fireEvent.click(screen.getByRole('button', { name: 'Show PIN of the certificate' }));
    expect(box.type).toBe('text');
  });
});
