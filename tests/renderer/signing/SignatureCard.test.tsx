// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language, SignedField } from '#engine';
import { SignatureCard } from '../../../renderer/signing/SignatureCard.tsx';
import { inPortal } from '../../support/inPortal.tsx';

const SIGNED: SignedField = {
  fieldId: 'ownerSign',
  signedBy: 'CHAN TAI MAN (EXAMPLE TRADING LIMITED)',
  signedAt: '2026-11-20T02:05:00Z',
};

async function shown(language: Language, label: string, signed?: SignedField) {
  const fact = {
    id: 'ownerSign',
    holder: 'organisation',
    optional: false,
    disabled: false,
    later: false,
  } as const;
  await inPortal(
    <SignatureCard
      fact={fact}
      label={label}
      signed={signed}
      error={undefined}
      isPutOff={false}
      isLocked={false}
      isIdentityAppOff={false}
      onSign={() => undefined}
      onLater={() => undefined}
    />,
    { language },
  );
}

afterEach(cleanup);

describe('SignatureCard', () => {
  it.each([
    ['en', 'Signature of owner', 'Sign with a digital certificate: Signature of owner'],
    ['zh-Hant', '業主簽署', /數碼證書.*：業主簽署$/],
    ['zh-Hans', '业主签署', /数码证书.*：业主签署$/],
  ] as const)('U-39: names its button after the field (%s)', async (language, label, name) => {
    await shown(language, label);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it.each([
    ['en', 'CHAN TAI MAN (EXAMPLE TRADING LIMITED)'],
    ['zh-Hant', 'CHAN TAI MAN（EXAMPLE TRADING LIMITED）'],
    ['zh-Hans', 'CHAN TAI MAN（EXAMPLE TRADING LIMITED）'],
  ] as const)('U-39: writes the signer as read in %s', async (language, name) => {
    await shown(language, 'X', SIGNED);
    expect(screen.getByText(new RegExp(name.replace(/[()]/g, '\\$&')))).toBeTruthy();
  });
});
