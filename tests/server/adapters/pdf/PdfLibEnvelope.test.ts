import { AFRelationship, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { blankPdf } from '../../../support/blankPdf.ts';

/** The text of a hexadecimal string of the cover. */
const HEX = PDFHexString.fromText('hex').asString();
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
    const change = ({ catalog, context }: PDFDocument) => {
      catalog.set(PDFName.of('Lang'), PDFString.of('of-the-catalog'));
      const inner = [PDFString.of('of-a-list'), PDFHexString.fromText('hex')];
      catalog.set(PDFName.of('Further'), context.obj({ inner }));
    };
    cover = await blankPdf({ change });
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
    const texts = ['plan.txt', 'Plan', 'a plan', 'of-the-catalog', 'of-a-list', HEX];
    expect(texts.filter((text) => bytes.includes(text))).toEqual([]);
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
