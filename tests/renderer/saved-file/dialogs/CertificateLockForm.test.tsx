// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CertificateLockForm } from '../../../../renderer/saved-file/dialogs/CertificateLockForm.tsx';
import { derOf } from '../../../../server/adapters/certificates/testCertificates.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { button } from '../../../support/onPage.ts';
import { personCertificate } from '../../../support/personCertificate.ts';

afterEach(cleanup);

async function shown() {
  const [onSave, onClose] = [vi.fn(), vi.fn()];
  await inPortal(<CertificateLockForm saveLabel="Save it" {...{ onSave, onClose }} />);
  const box = screen.getByLabelText<HTMLInputElement>('Public key of the certificate (.cer)');
  return { onSave, onClose, box };
}

/** Chooses a file, and saves. */
function save(box: HTMLElement, content: BlobPart): void {
  fireEvent.change(box, { target: { files: [new File([content], 'chan.cer')] } });
  button('Save it').focus();
  fireEvent.click(button('Save it'));
}

describe('CertificateLockForm', () => {
  it('focuses the file input, and warns that the certificate is needed later', async () => {
    const { box, onClose } = await shown();
    expect(document.activeElement).toBe(box);
    expect(box.accept).toBe('.cer');
    expect(document.querySelector('.notice-warning')?.textContent).toMatch(/^Keep the \.p12 file/);
    fireEvent.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('requires a file', async () => {
    const { box, onSave } = await shown();
    button('Save it').focus();
    fireEvent.click(button('Save it'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error: Please choose the .cer file of the certificate.',
    );
    expect(document.activeElement).toBe(box);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('refuses a file without a certificate', async () => {
    const { box, onSave } = await shown();
    save(box, 'Dear Sir or Madam');
    const error = 'Error: Unable to get public key from selected file.';
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    expect(document.activeElement).toBe(box);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('locks the file for the holder of the certificate', async () => {
    const { box, onSave } = await shown();
    const { certificate } = await personCertificate();
    save(box, new Uint8Array(derOf(certificate)));
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave).toHaveBeenCalledWith({
      kind: 'certificate',
      recipient: { publicKey: expect.anything(), thumbprint: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
