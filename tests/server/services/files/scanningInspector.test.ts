import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toWire } from '#engine';
import SAMPLE from '#forms/SUPPINFO/samples/minimal.json' with { type: 'json' };
import { ClamdScanner } from '../../../../server/adapters/scan/ClamdScanner.ts';
import { scannerTestFile } from '../../../../server/adapters/scan/scannerTestFile.ts';
import type { AttachmentInspector } from '../../../../server/ports/files/AttachmentInspector.ts';
import { scanningInspector } from '../../../../server/services/files/scanningInspector.ts';
import { type FakeClamd, fakeClamd } from '../../../support/fakeClamd.ts';
import { realForms, testApp } from '../../../support/testApp.ts';

const ALLOWANCE = { maxBytes: 1_000_000, accept: ['.pdf'] };

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await fakeClamd();
});
beforeEach(() => clamd.behave('well'));
afterAll(() => clamd.close());

/** An inspector that accepts every file except programs, and adds a prefix to the name. */
const lenient: AttachmentInspector = {
  inspect: async ({ name, type }) =>
    name.endsWith('.exe')
      ? { ok: false, key: 'validation_wrongFileType', args: ['.pdf'] }
      : { ok: true, type, name: `shown ${name}` },
  close: async () => {},
};

const inspector = () =>
  scanningInspector(lenient, new ClamdScanner({ address: clamd.address, timeoutMs: 5_000 }));

describe('scanningInspector', () => {
  const inspect = (name: string, content: Uint8Array) =>
    inspector().inspect({ name, type: 'application/pdf', content }, ALLOWANCE);

  it('T-20: B-58: refuses an infected file and names it', async () => {
    expect(await inspect('a.pdf', scannerTestFile())).toEqual({
      ok: false,
      key: 'fileInfected',
      args: ['shown a.pdf'],
    });
  });

  it('returns the verdict of the inspector for a clean file', async () => {
    expect(await inspect('a.pdf', Buffer.from('clean'))).toEqual({
      ok: true,
      type: 'application/pdf',
      name: 'shown a.pdf',
    });
  });

  it('does not scan a refused file', async () => {
    const before = clamd.streams.length;
    expect(await inspect('a.exe', scannerTestFile())).toMatchObject({
      key: 'validation_wrongFileType',
    });
    expect(clamd.streams).toHaveLength(before);
  });

  it('T-47: B-58: accepts no file while the scanner is down', async () => {
    clamd.behave('breaks off');
    await expect(inspect('a.pdf', Buffer.from('clean'))).rejects.toThrow('Cannot reach clamd');
  });
});

describe('scanningInspector: the review of a form with a file', () => {
  beforeAll(realForms, 120_000);
  const lines: string[] = [];
  const review = async (content: Buffer) => {
    lines.length = 0;
    const app = await testApp({
      env: { LOG_LEVEL: 'error' },
      deps: { inspector: inspector(), logTarget: { write: (line) => lines.push(line) } },
    });
    try {
      const plan = (await realForms()).current('SUPPINFO')?.plan;
      if (!plan) throw new Error('SUPPINFO is not there');
      const file = { name: 'secret name.pdf', size: content.length, type: 'application/pdf' };
      const docFile = { ...file, file: content.toString('base64') };
      const supportDocument = [{ docType: 'requested', docFile }];
      return await app.inject({
        method: 'POST',
        url: '/api/submission/review/SUPPINFO/0',
        payload: {
          formData: toWire(plan, { ...SAMPLE.formData, supportDocument }),
          submissionDetail: { lang: 'Eng' },
        },
      });
    } finally {
      await app.close();
    }
  };

  it('T-20: B-58: names the infected file in a validation error', async () => {
    const response = await review(scannerTestFile());
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      {
        result: 'validationError',
        validationErr: [{ key: 'fileInfected', args: ['shown secret name.pdf'] }],
      },
    ]);
  });

  it('T-47: B-58: answers 502 while the scanner is down, and logs no file name', async () => {
    clamd.behave('breaks off');
    const response = await review(Buffer.from('clean'));
    expect([response.statusCode, response.json()]).toMatchObject([
      502,
      { error: 'SCANNER_DOWN', message: 'fileNotScanned' },
    ]);
    expect(lines.join('')).toContain('ScannerError');
    expect(lines.join('')).toContain('unreachable');
    expect(lines.join('')).not.toContain('secret name');
  });
});
