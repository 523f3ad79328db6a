import { describe, expect, it } from 'vitest';
import {
  type AcknowledgementFacts,
  acknowledgementFile,
} from '../../../../server/services/documents/acknowledgementContent.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const ISO = '2026-11-20T02:00:00.000Z';
const HASH = 'a'.repeat(64);
const FACTS = {
  form: { plan: planOf({ scan: leaf('file', { file: { maxBytes: 1, accept: [] } as never }) }) },
  submission: {
    id: 'SUB1',
    formCode: 'LR164',
    definitionHash: 'h1',
    dataHash: 'd1',
    referenceNumber: 'LR164-261120-123456',
    submittedAt: AT,
    language: 'zh-Hant',
    amountCents: 38000,
    sealedData: Buffer.from('sealed'),
    sealedAck: Buffer.from('sealed'),
    sitting: 'secret',
  },
  answers: { name: '陳大文' },
  attempt: undefined,
  refunds: [],
  signers: [],
  signedFormHash: undefined,
  files: [],
} as unknown as AcknowledgementFacts;

/** Returns the content of the file for these facts. */
const contentFor = (more: object = {}) =>
  JSON.parse(Buffer.from(acknowledgementFile({ ...FACTS, ...more }).content).toString());

describe('acknowledgementFile', () => {
  it('is a JSON file of data with a line break at its end', () => {
    const { content, ...file } = acknowledgementFile(FACTS);
    expect(file).toEqual({
      name: 'acknowledgement.json',
      type: 'application/json',
      description: 'Answers and hashes',
      isData: true,
    });
    expect(Buffer.from(content).toString()).toMatch(/^\{\n[\s\S]*"陳大文"[\s\S]*\}\n$/);
  });

  it('states a free, unsigned submission without optional members', () => {
    expect(contentFor()).toEqual({
      format: 'landform-acknowledgement',
      formatVersion: 1,
      formCode: 'LR164',
      formVersion: 1,
      definitionHash: 'h1',
      referenceNumber: 'LR164-261120-123456',
      submittedAt: ISO,
      language: 'zh-Hant',
      amountCents: 38000,
      answers: { name: '陳大文' },
      dataHash: 'd1',
      signers: [],
      attachments: [],
    });
  });

  it('states the payment, the signers and the signed form', () => {
    const signers = [{ field: 'ownerSign', name: 'CHAN TAI MAN', signedAt: AT }];
    const attempt = { id: 'PAY1', method: 'visa', secret: 'x' };
    expect(contentFor({ attempt, signers, signedFormHash: HASH })).toMatchObject({
      transactionId: 'PAY1',
      paymentMethod: 'visa',
      signers: [{ field: 'ownerSign', name: 'CHAN TAI MAN', signedAt: ISO }],
      signedFormHash: HASH,
    });
  });

  it('states a payment without a method', () => {
    const content = contentFor({ attempt: { id: 'PAY1' } });
    expect(content.transactionId).toBe('PAY1');
    expect(content).not.toHaveProperty('paymentMethod');
  });

  it('lists due and paid refunds, and no payment that is being cancelled', () => {
    const refund = { transactionId: 'PAY2', amountCents: 38000 };
    const refunds = [
      { ...refund, state: 'refundDue' },
      { ...refund, state: 'beingCancelled' },
      { ...refund, state: 'refunded', refundedAt: AT },
    ];
    expect(contentFor({ refunds }).refunds).toEqual([
      { ...refund, state: 'refundDue' },
      { ...refund, state: 'refunded', refundedAt: ISO },
    ]);
  });

  it('lists attachments with the names of the answers, and no other file', () => {
    const stored = (kind: string, sha256: string) => ({
      kind,
      sha256,
      key: `secret/${sha256}`,
      submissionId: 'SUB1',
      size: 9,
      type: 'application/pdf',
    });
    const files = [stored('export', 'e'), stored('attachment', HASH), stored('attachment', 'b')];
    const answers = { scan: { sha256: HASH, name: '租約.pdf', type: 'application/pdf', size: 9 } };
    expect(contentFor({ files, answers }).attachments).toEqual([
      { name: '租約.pdf', sha256: HASH, size: 9, type: 'application/pdf' },
      { sha256: 'b', size: 9, type: 'application/pdf' },
    ]);
  });
});
