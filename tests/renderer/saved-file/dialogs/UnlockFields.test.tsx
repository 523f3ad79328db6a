// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LoadErrors } from '../../../../renderer/saved-file/dialogs/loadErrors.ts';
import { UnlockFields } from '../../../../renderer/saved-file/dialogs/UnlockFields.tsx';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

async function shown(wantsCertificate: boolean, faults: LoadErrors = {}) {
  const [certificate, secret] = [createRef<HTMLInputElement>(), createRef<HTMLInputElement>()];
  await inPortal(<UnlockFields id="f" {...{ wantsCertificate, faults, certificate, secret }} />);
  return { certificate, secret };
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('UnlockFields', () => {
  it('asks for the password of a file', async () => {
    const { certificate, secret } = await shown(false);
    expect(secret.current).toBe(screen.getByLabelText('Password of the file'));
    expect([secret.current?.type, secret.current?.autocomplete, secret.current?.id]).toEqual([
      'password',
      'current-password',
      'f-password',
    ]);
    expect(certificate.current).toBeNull();
    expect(alerts()).toEqual([]);
  });

  it('asks for the certificate that the file names, with its PIN', async () => {
    const { certificate, secret } = await shown(true);
    expect(certificate.current).toBe(screen.getByLabelText('Certificate file (.p12)'));
    expect(certificate.current?.accept).toBe('.p12');
    expect(secret.current).toBe(screen.getByLabelText('PIN of the certificate'));
    expect([secret.current?.autocomplete, secret.current?.id]).toEqual(['off', 'f-pin']);
    expect(screen.getByText(/saved using a digital certificate/).getAttribute('role')).toBe(
      'status',
    );
  });

  it('shows the errors at their inputs', async () => {
    const secret = { key: 'passwordEmpty', args: [] };
    await shown(false, { secret, certificate: { key: 'eCertError', args: [] } });
    expect(alerts()).toEqual(['Error: Please enter the password.']);
    cleanup();
    await shown(true, { secret, certificate: { key: 'certificate.unsafe', args: [] } });
    expect(alerts()).toHaveLength(2);
    const box = screen.getByLabelText('PIN of the certificate');
    expect(box.getAttribute('aria-describedby')).toBe('f-pin-error');
    expect(document.getElementById('f-certificate-error')?.textContent).toContain('more work');
  });
});
