import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Acknowledgement } from '#schemas/types/acknowledgement.generated.d.ts';
import { PdfLibEnvelope } from '../../server/adapters/pdf/PdfLibEnvelope.ts';
import { ownSigningKey } from '../../server/adapters/seal/ownSigningKey.ts';
import { PadesSeal } from '../../server/adapters/seal/PadesSeal.ts';
import type { SigningKey } from '../../server/adapters/seal/SigningKey.ts';
import { PadesDocumentSigner } from '../../server/adapters/sign/PadesDocumentSigner.ts';
import { ACKNOWLEDGEMENT_FILE } from '../../server/ports/signing/AcknowledgementSeal.ts';
import type { TimeStamps } from '../../server/ports/signing/TimeStamps.ts';

/** The signed form in the documents of this file. */
const SIGNED_FORM = Buffer.from('%PDF-1.7 a signed form');

/** The current time of the documents of this file. */
export const SEALED_AT = new Date('2026-11-28T02:30:00Z');

/** Content of an acknowledgement with a fictitious person. */
export const CONTENT: Acknowledgement = {
  format: 'landform-acknowledgement',
  formatVersion: 1,
  formCode: 'LREAL1',
  formVersion: 1,
  definitionHash: 'd'.repeat(64),
  referenceNumber: 'LREAL1-261128-000001',
  submittedAt: '2026-11-28T02:29:58.000Z',
  language: 'en',
  amountCents: 38_000,
  transactionId: '01KB3S4ZJ2Q8',
  answers: { name: 'CHAN TAI MAN <b>', orders: [{ prn: 'A0123453' }] },
  dataHash: `data:${'a'.repeat(64)}`,
  signedFormHash: createHash('sha256').update(SIGNED_FORM).digest('hex'),
  signers: [{ field: 'ownerSign', name: 'CHAN TAI MAN', signedAt: '2026-11-28T02:20:00.000Z' }],
  attachments: [{ name: 'plan.pdf', sha256: 'f'.repeat(64), size: 1_536, type: 'application/pdf' }],
};

/** Creates a signing key as a demo portal does. */
export async function testSealKey(now = SEALED_AT): Promise<SigningKey> {
  const parent = mkdtempSync(join(tmpdir(), 'landform-seal-'));
  try {
    return await ownSigningKey(join(parent, 'key'), now);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** The options of `sealedDocument`. */
export interface SealedWish {
  readonly content?: unknown;
  readonly signedForm?: Uint8Array;
  readonly at?: Date;
  readonly timeStamps?: TimeStamps;
}

/** Creates the document before its seal: a page, the data and the signed form. */
export async function unsealedDocument(wish: SealedWish = {}): Promise<Uint8Array> {
  const { content = CONTENT, signedForm = SIGNED_FORM } = wish;
  const blank = await PDFDocument.create({ updateMetadata: false });
  blank.addPage([200, 100]);
  const data = Buffer.from(JSON.stringify(content));
  const form = { name: `${CONTENT.referenceNumber}-signed.pdf`, type: 'application/pdf' };
  return new PdfLibEnvelope().enclose({
    cover: await blank.save(),
    files: [
      { name: ACKNOWLEDGEMENT_FILE, type: 'application/json', content: data, description: '' },
      { ...form, content: signedForm, description: 'Signed form' },
    ],
  });
}

/** Creates a small acknowledgement, signed with a key. */
export async function sealedDocument(key: SigningKey, wish: SealedWish = {}): Promise<Uint8Array> {
  const signer = new PadesDocumentSigner(wish.timeStamps);
  const clock = { now: () => wish.at ?? SEALED_AT };
  return new PadesSeal({ key, signer, clock }).seal(await unsealedDocument(wish));
}
