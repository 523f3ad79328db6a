import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAsOwner } from '../../../../server/adapters/identity/sandbox/signAsOwner.ts';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { enclosedIn } from '../../../support/enclosedIn.ts';
import { pemOf, signaturesIn, verifiedByOpenssl } from '../../../support/pdfSignatures.ts';
import { runTool } from '../../../support/runTool.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';
import { type TestSigner, testAuthority } from '../../../support/testSigner.ts';

describe('PadesDocumentSigner: signed PDFs, read by other programs', () => {
  const signer = new PadesDocumentSigner();
  const renderer = new TypstPdfRenderer({ threads: 1 });
  let authority: Awaited<ReturnType<typeof testAuthority>>;
  let signed: Uint8Array;

  beforeAll(async () => {
    authority = await testAuthority();
    const unsigned = await renderer.render(
      sampleDocument('zh-Hant', { standing: { kind: 'toSign' } }),
    );
    signed = await sign(unsigned, await authority.signer(), 'ownerSign');
    signed = await sign(signed, await authority.signer({ name: 'LEE SIU MING' }), 'spouseSign');
    signed = await signWithApp(signed, 'thirdSign');
  });
  afterAll(async () => {
    authority.remove();
    await renderer.close();
  });

  async function sign(pdf: Uint8Array, by: TestSigner, fieldName: string): Promise<Uint8Array> {
    const { certificate, chain } = by;
    const about = { fieldName, signerName: 'CHAN', reason: 'Application', signedAt: new Date() };
    const prepared = await signer.prepare({ pdf, certificate, chain, ...about });
    const signature = by.sign(prepared.toBeSigned);
    return signer.embed({ pdf: prepared.pdf, state: prepared.state, signature });
  }

  /** Signs a digest with a separate certificate, like the identity app. */
  async function signWithApp(pdf: Uint8Array, fieldName: string): Promise<Uint8Array> {
    const about = { fieldName, signerName: '', reason: 'Application', signedAt: new Date() };
    const room = await signer.prepareOutside({ pdf, ...about });
    const owner = { name: 'WONG SIU LING', idNumber: 'A123456(3)' };
    const cms = await signAsOwner(authority.authority, room.digest, owner);
    return signer.embedOutside({ ...room, cms });
  }

  it('T-04: adds three signatures that pdfsig reports as valid', () => {
    const { text } = runTool('pdfsig', ['-nocert', '{file}'], signed);
    expect(text.split('Signature is Valid').length - 1).toBe(3);
    expect(text.split('ETSI.CAdES.detached').length - 1).toBe(2);
    expect(text.split('adbe.pkcs7.detached').length - 1).toBe(1);
    expect(text).toContain('Total document signed');
  });

  it('T-04: openssl verifies three signatures up to the root, but no flipped byte', () => {
    const root = pemOf(join(authority.folder, 'root.cer'));
    const parts = signaturesIn(signed);
    expect(parts).toHaveLength(3);
    for (const { cms, content } of parts) {
      expect(verifiedByOpenssl({ cms, content }, root)).toContain('CMS Verification successful');
      // With `-cades`, the path must use the certificates that the signature names.
      const named = verifiedByOpenssl({ cms, content }, root, ['-cades']);
      expect(named).toContain('CAdES Verification successful');
      const changed = Buffer.from(content);
      changed[5_000] = (changed[5_000] ?? 0) ^ 1;
      const reported = verifiedByOpenssl({ cms, content: changed }, root);
      expect(reported).toContain('CMS Verification failure');
    }
  });

  it('T-04: rejects a signature with one letter as a capital', async () => {
    const changed = Buffer.from(signed);
    const [{ hexStart, cms } = { hexStart: 0, cms: Buffer.of() }] = signaturesIn(signed);
    const at = changed.subarray(hexStart, hexStart + cms.length * 2).findIndex((byte) => byte > 96);
    changed[hexStart + at] = (changed[hexStart + at] ?? 0) - 32;
    expect((await signer.verify(signed)).map(({ valid }) => valid)).toEqual([true, true, true]);
    const found = await signer.verify(changed).catch(() => []);
    expect(found.length === 3 && found.every(({ valid }) => valid)).toBe(false);
  });

  it('T-04: pdfsig detects a flipped byte', () => {
    const changed = Buffer.from(signed);
    changed[5_000] = (changed[5_000] ?? 0) ^ 1;
    const { text } = runTool('pdfsig', ['-nocert', '{file}'], changed);
    expect(text.split('Digest Mismatch').length - 1).toBe(3);
  });

  it('passes the check of qpdf, and keeps its answers', () => {
    expect(runTool('qpdf', ['--check', '{file}'], signed)).toMatchObject({ code: 0 });
    const { text } = runTool('pdftotext', ['{file}', '-'], signed);
    expect(text).toContain('陳大文');
  });

  // Without certutil the test is not declared: a skipped test would indicate a missing tool.
  if (hasCertutil()) {
    it('uses trusted certificates once the test root is trusted', () => {
      const database = mkdtempSync(join(tmpdir(), 'landform-nss-'));
      try {
        const root = join(authority.folder, 'root.cer');
        const nss = `sql:${database}`;
        spawnSync('certutil', ['-N', '-d', nss, '--empty-password']);
        spawnSync('certutil', ['-A', '-d', nss, '-n', 'root', '-t', 'CT,C,C', '-i', root]);
        const { text } = runTool('pdfsig', ['-nssdir', nss, '{file}'], signed);
        expect(text.split('Certificate is Trusted').length - 1).toBe(3);
      } finally {
        rmSync(database, { recursive: true, force: true });
      }
    });
  }

  it('encloses the PDF in a locked envelope and extracts it unchanged', async () => {
    const password = 'correct-horse';
    const cover = await renderer.render(sampleDocument('en'));
    const file = {
      name: 'LREAL1-signed.pdf',
      type: 'application/pdf',
      content: signed,
      description: 'Signed form',
    };
    const locked = await new PdfLibEnvelope().enclose({ cover, files: [file], password });

    expect(runTool('qpdf', ['--check', '{file}'], locked).code).not.toBe(0);
    expect(runTool('qpdf', ['--check', '--password=wrong-one', '{file}'], locked).code).not.toBe(0);
    const right = `--password=${password}`;
    expect(runTool('qpdf', ['--check', right, '{file}'], locked)).toMatchObject({ code: 0 });
    const { text } = runTool('qpdf', ['--show-encryption', right, '{file}'], locked);
    expect(text).toContain('R = 6');
    expect(text).toMatch(/stream encryption method: AESv3/);
    expect(runTool('pdfinfo', ['-upw', password, '{file}'], locked).text).toMatch(/Tagged:\s+yes/);
    expect(Buffer.from(enclosedIn(locked, password, file.name)).equals(signed)).toBe(true);
  });

  it('keeps the enclosed files when the envelope is locked later', async () => {
    const cover = await renderer.render(sampleDocument('zh-Hant'));
    const file = {
      name: 'signed.pdf',
      type: 'application/pdf',
      content: signed,
      description: '已簽署',
    };
    const envelope = new PdfLibEnvelope();
    const open = await envelope.enclose({ cover, files: [file] });
    const password = 'correct-horse';
    const locked = await envelope.enclose({ cover: open, files: [], password });
    expect(Buffer.from(enclosedIn(locked, password, file.name)).equals(signed)).toBe(true);
    const { text } = runTool('pdftotext', ['-upw', password, '{file}', '-'], locked);
    expect(text).toContain('陳大文');
  });

  it('leaves an envelope open without a password', async () => {
    const cover = await renderer.render(sampleDocument('en'));
    const open = await new PdfLibEnvelope().enclose({ cover, files: [] });
    expect(runTool('qpdf', ['--check', '{file}'], open)).toMatchObject({ code: 0 });
  });

  it.each(['1234567', 'x'.repeat(26), ''])('refuses the password %j', async (password) => {
    const cover = await renderer.render(sampleDocument('en'));
    const enclosing = new PdfLibEnvelope().enclose({ cover, files: [], password });
    await expect(enclosing).rejects.toThrow(RangeError);
  });

  it('B-53: locks with a password of Chinese characters', async () => {
    const password = '密碼密碼密碼密碼😀';
    const cover = await renderer.render(sampleDocument('en'));
    const locked = await new PdfLibEnvelope().enclose({ cover, files: [], password });
    const { code } = runTool('qpdf', ['--check', `--password=${password}`, '{file}'], locked);
    expect(code).toBe(0);
  });
});

function hasCertutil(): boolean {
  return spawnSync('certutil', ['-H']).error === undefined;
}
