// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language, MessageRef, SignedField } from '#engine';
import { SignatureCard } from '../../../renderer/signing/SignatureCard.tsx';
import { inPortal } from '../../support/inPortal.tsx';

const SIGNED: SignedField = {
  fieldId: 'ownerSign',
  signedBy: 'CHAN TAI MAN (EXAMPLE TRADING LIMITED)',
  signedAt: '2026-11-20T02:05:00Z',
};

async function shown(
  language: Language,
  label: string,
  {
    signed,
    error,
    ...app
  }: {
    readonly signed?: SignedField;
    readonly error?: MessageRef;
    readonly hasIdentityApp?: boolean;
    readonly isIdentityAppOff?: boolean;
  } = {},
) {
  const fact = {
    id: 'ownerSign',
    holder: app.hasIdentityApp ? 'personal' : 'organisation',
    optional: false,
    disabled: false,
    later: false,
  } as const;
  await inPortal(
    <SignatureCard
      fact={fact}
      label={label}
      signed={signed}
      error={error}
      isPutOff={false}
      mayPostpone={false}
      isLocked={false}
      hasIdentityApp={false}
      {...app}
      onSign={() => undefined}
      onLater={() => undefined}
    />,
    { language },
  );
}

afterEach(cleanup);

describe('SignatureCard', () => {
  it('shows why a change failed, and that the earlier signature is kept', async () => {
    const error = { key: 'validation_signature_expired', args: [] };
    await shown('en', 'Signature of owner', { signed: SIGNED, error });
    expect(screen.getByRole('alert').textContent).toBe(
      'Not changed: The certificate has expired. The earlier signature is kept.',
    );
    expect(screen.getByText(/^Signed by CHAN TAI MAN/)).toBeDefined();
    expect(
      screen.getByRole('button', { name: 'Change signature: Signature of owner' }),
    ).toBeDefined();
  });

  it.each([
    ['en', 'Signature of owner', 'Sign with a digital certificate: Signature of owner'],
    ['zh-Hant', '業主簽署', /數碼證書.*：業主簽署$/],
    ['zh-Hans', '业主签署', /数码证书.*：业主签署$/],
  ] as const)('U-39: labels its button with the field (%s)', async (language, label, name) => {
    await shown(language, label);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it.each([
    ['en', 'CHAN TAI MAN (EXAMPLE TRADING LIMITED)'],
    ['zh-Hant', 'CHAN TAI MAN（EXAMPLE TRADING LIMITED）'],
    ['zh-Hans', 'CHAN TAI MAN（EXAMPLE TRADING LIMITED）'],
  ] as const)('U-39: formats the signer for %s', async (language, name) => {
    await shown(language, 'X', { signed: SIGNED });
    expect(screen.getByText(new RegExp(name.replace(/[()]/g, '\\$&')))).toBeTruthy();
  });

  it.each([
    [
      'en',
      'Not signed: The certificate has expired; The name on the certificate is not the English name in the form',
    ],
    ['zh-Hant', '未能簽署：證書已到期；證書上的姓名與表格所填的英文姓名不符'],
    ['zh-Hans', '未能签署：证书已到期；证书上的姓名与表格所填的英文姓名不符'],
  ] as const)('promise 15: shows all faults at once (%s)', async (language, words) => {
    const also = ['validation_signature_signerNameMismatch'];
    await shown(language, 'X', { error: { key: 'validation_signature_expired', args: [], also } });
    expect(screen.getByRole('alert').textContent).toBe(words);
  });

  it.each([
    ['en', 'Sign with iAM Smart: X', /not available now/],
    ['zh-Hant', '以「智方便」簽署：X', /現時未能以「智方便」簽署/],
    ['zh-Hans', '以“智方便”签署：X', /现时未能以“智方便”签署/],
  ] as const)(
    'offers the identity app, or shows that it is unavailable, never both (%s)',
    async (language, name, off) => {
      await shown(language, 'X', { hasIdentityApp: true });
      expect(screen.getByRole('button', { name })).toBeTruthy();
      expect(screen.queryByText(off)).toBeNull();
      cleanup();
      await shown(language, 'X', { hasIdentityApp: true, isIdentityAppOff: true });
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.getByText(off)).toBeTruthy();
    },
  );
});
