// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MessageRef } from '#engine';
import { LoadedSignatures } from '../../../../renderer/saved-file/dialogs/LoadedSignatures.tsx';
import type { LoadedSignatures as Signatures } from '../../../../renderer/saved-file/loadFromFile.ts';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

const TEXTS = {
  '$signatures.chairman.label': 'Chairman',
  '$signatures.secretary.label': 'Secretary',
};
const FIELDS = ['chairman', 'secretary'];
const reasonOf = (key: string): MessageRef => ({ key, args: [] });

async function shown(signatures: Signatures) {
  const { container } = await inPortal(<LoadedSignatures signatures={signatures} texts={TEXTS} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { lines, lead: container.querySelector('p')?.textContent };
}

describe('LoadedSignatures', () => {
  it('lists the restored signatures', async () => {
    const signed = [
      { fieldId: 'chairman', signedBy: 'CHAN TAI MAN', signedAt: '2026-11-20T02:04:30.000Z' },
    ];
    const kept = { submissionId: 'S1', amountCents: 0 };
    const { lead, lines } = await shown({ kind: 'kept', fields: FIELDS, signed, kept });
    expect(lead).toBe('The signatures were verified again:');
    expect(lines).toEqual([
      'Chairman: Signed by CHAN TAI MAN on 20/11/2026 10:04 AM',
      'Secretary: Not signed yet',
    ]);
  });

  it.each([
    ['formChanged', 'The form has been changed since it was signed.'],
    ['validationError', 'The answers that were signed are no longer accepted.'],
    ['recomputed', 'The answers that were signed are no longer accepted.'],
    ['signature_otherDocument', 'This portal did not make the document for these answers.'],
    ['serverBusy', 'The system is currently busy'],
  ])('explains %s for every signature', async (key, text) => {
    const lost = { kind: 'lost', fields: FIELDS, reason: reasonOf(key), broken: [] } as const;
    const { lead, lines } = await shown(lost);
    expect(lead).toBe('The form was loaded without its signatures, and must be signed again:');
    expect(lines).toHaveLength(2);
    for (const [at, label] of ['Chairman', 'Secretary'].entries()) {
      expect(lines[at]?.startsWith(`${label}: ${text}`)).toBe(true);
    }
  });

  it('distinguishes an invalid signature from those on the same document', async () => {
    const broken = [{ fieldId: 'secretary', reason: reasonOf('signature_changed') }];
    const reason = reasonOf('signatureFailure');
    const { lines } = await shown({ kind: 'lost', fields: FIELDS, reason, broken });
    expect(lines).toEqual([
      'Chairman: It is on the same document as a signature that is not valid.',
      'Secretary: The document was changed after this signature was made.',
    ]);
  });
});
