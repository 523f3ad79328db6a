import type { GenuineAcknowledgement } from '../../../server/ports/signing/AcknowledgementSeal.ts';

/** Returns a genuine acknowledgement of a paid form; `more` changes its content. */
export function genuineAcknowledgement(
  more: object = {},
  stamp?: GenuineAcknowledgement['stamp'],
): GenuineAcknowledgement {
  const content = {
    formCode: 'LR164',
    formVersion: 3,
    definitionHash: 'definition-hash',
    referenceNumber: 'LR164-261120-000001',
    submittedAt: '2026-11-20T02:00:00.000Z',
    language: 'en',
    amountCents: 38_000,
    dataHash: 'data-hash',
    answers: { name: 'CHAN <TAI> MAN' },
    signers: [],
    attachments: [],
    ...more,
  };
  return {
    isGenuine: true,
    signedBy: 'Landform Portal (TEST)',
    signedAt: new Date('2026-11-20T02:01:00Z'),
    ...(stamp && { stamp }),
    content,
  } as unknown as GenuineAcknowledgement;
}
