import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { ownSigningKey } from '../../../../server/adapters/seal/ownSigningKey.ts';
import { runCommand } from '../../../support/runCommand.ts';
import { sealedDocument, testSealKey, unsealedDocument } from '../../../support/sealedDocument.ts';

describe('npm run verify', () => {
  let folder: string;
  let dataDir: string;
  const path = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'landform-verify-'));
    dataDir = path('data');
    const key = await ownSigningKey(join(dataDir, 'acknowledgement-key'), new Date());
    const at = new Date();
    const pdf = Buffer.from(await sealedDocument(key, { at }));
    const changed = Buffer.from(pdf);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const cover = await unsealedDocument();
    writeFileSync(path('genuine.pdf'), pdf);
    writeFileSync(path('changed.pdf'), changed);
    writeFileSync(path('unsigned.pdf'), cover);
    writeFileSync(path('cut.pdf'), pdf.subarray(0, pdf.length / 2));
    writeFileSync(path('other.pdf'), await sealedDocument(await testSealKey()));
    writeFileSync(path('note.txt'), 'a note');
    writeFileSync(path('large.pdf'), Buffer.alloc(40_000_000, '%PDF-1.7'));
    const enclosed = { name: 'a.pdf', type: 'application/pdf', content: pdf, description: '' };
    writeFileSync(
      path('locked.pdf'),
      await new PdfLibEnvelope().enclose({ cover, files: [enclosed], password: 'correct-horse' }),
    );
    writeFileSync(path('portal.pem'), key.certificate.x509.toString());
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const verify = (name: string, ...more: string[]) =>
    runCommand('verify.ts', [path(name), ...more], { DATA_DIR: dataDir, MODE: 'demo' });

  it('reports a genuine file, its signer and its content without the answers', async () => {
    const { code, output } = await verify('genuine.pdf');
    expect(code).toBe(0);
    expect(output).toContain('Genuine: This portal signed this acknowledgement.');
    expect(output).toContain('Signed by: Landform Portal (TEST)');
    expect(output).toContain('Application reference number: LREAL1-261128-000001');
    expect(output).toContain('Signed form: Enclosed, and the same as when it was submitted');
    expect(output).toContain(`File: plan.pdf, Size: 1.50 KB, SHA-256: ${'f'.repeat(64)}`);
    expect(output).not.toContain('A0123453');
  });

  it('prints the answers with --answers, and trusts the certificate of --trust', async () => {
    const { code, output } = await runCommand(
      'verify.ts',
      [path('genuine.pdf'), '--answers', '--trust', path('portal.pem')],
      { DATA_DIR: path('nowhere'), MODE: 'no mode' },
    );
    expect([code, output.includes('"prn": "A0123453"')]).toEqual([0, true]);
  });

  it.each([
    ['changed.pdf', 1, 'Not genuine: Do not rely on this file. It was changed'],
    ['unsigned.pdf', 1, 'Not genuine: Do not rely on this file. It has no signature'],
    ['cut.pdf', 1, 'Not genuine: '],
    ['other.pdf', 1, 'Not genuine: Do not rely on this file. Its signature was not made by'],
    ['note.txt', 2, 'Cannot be checked: This file is not a PDF'],
    ['large.pdf', 2, 'Cannot be checked: This file is too large'],
    ['locked.pdf', 2, 'Cannot be checked: This PDF is locked with a password. Open it'],
    ['missing.pdf', 2, 'Cannot read '],
    ['.', 2, 'Cannot read '],
  ])('for %s exits with %i and prints the reason', async (name, code, words) => {
    const ended = await verify(name);
    expect([ended.code, ended.output]).toEqual([code, expect.stringContaining(words)]);
    expect(ended.output).not.toContain('CHAN');
  });

  it('creates no missing key, and prints a remedy', async () => {
    const empty = path('empty');
    const ended = await runCommand('verify.ts', [path('genuine.pdf')], {
      DATA_DIR: empty,
      MODE: 'demo',
    });
    expect(ended).toMatchObject({ code: 2, output: expect.stringContaining('--trust CERT.pem') });
    expect(() => readdirSync(empty)).toThrow();
    expect((await runCommand('verify.ts', [])).code).toBe(2);
  });
});
