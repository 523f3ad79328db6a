import { AFRelationship, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { blankPdf } from '../../../support/blankPdf.ts';

const PASSWORD = 'correct-horse';
const FILE = {
  name: 'plan.txt',
  type: 'text/plain',
  content: Buffer.from('a plan'),
  description: 'Plan',
};

describe('PdfLibEnvelope', () => {
  const envelope = new PdfLibEnvelope();
  let cover: Buffer;
  beforeAll(async () => {
    cover = await blankPdf({
      change: (document) => document.catalog.set(PDFName.of('Lang'), PDFName.of('en')),
    });
  });
  const filesOf = async (pdf: Uint8Array, password?: string) => {
    const document = await PDFDocument.load(pdf, password === undefined ? {} : { password });
    return document.getAttachments();
  };

  it('encloses files with their type, description and relation', async () => {
    const data = { ...FILE, name: 'data.json', type: 'application/json', isData: true };
    const pdf = await envelope.enclose({ cover, files: [FILE, data] });
    const found = (await filesOf(pdf)).toSorted((a, b) => (a.name < b.name ? 1 : -1));
    expect(found).toMatchObject([
      { name: 'plan.txt', description: 'Plan', afRelationship: AFRelationship.Supplement },
      { name: 'data.json', afRelationship: AFRelationship.Data },
    ]);
    expect(found.map(({ data: content }) => Buffer.from(content).toString())).toEqual([
      'a plan',
      'a plan',
    ]);
  });

  it('leaves a document open without a password', async () => {
    const pdf = await envelope.enclose({ cover, files: [] });
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
  });

  it('locks the document and its files with a password', async () => {
    const locked = await envelope.enclose({ cover, files: [FILE], password: PASSWORD });
    await expect(PDFDocument.load(locked)).rejects.toThrow(/encrypted/i);
    await expect(filesOf(locked, 'wrong-password')).rejects.toThrow();
    const [file] = await filesOf(locked, PASSWORD);
    expect(Buffer.from(file?.data ?? []).toString()).toBe('a plan');
    const bytes = Buffer.from(locked).toString('latin1');
    expect(bytes).toContain('/AESV3');
    for (const hidden of ['plan.txt', 'Plan', 'a plan']) expect(bytes).not.toContain(hidden);
  });

  it('uses another owner password each time', async () => {
    const lock = () => envelope.enclose({ cover, files: [], password: PASSWORD });
    const [first, second] = [await lock(), await lock()];
    expect(Buffer.from(first).equals(second)).toBe(false);
  });

  it.each(['1234567', 'x'.repeat(26), '', '😀'.repeat(7)])(
    'refuses the password %j',
    async (password) => {
      await expect(envelope.enclose({ cover, files: [], password })).rejects.toThrow(RangeError);
    },
  );

  it.each(['12345678', 'x'.repeat(25), '密碼密碼密碼密碼'])(
    'accepts the password %j',
    async (password) => {
      const locked = await envelope.enclose({ cover, files: [], password });
      await expect(PDFDocument.load(locked)).rejects.toThrow(/encrypted/i);
    },
  );
});
