import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import { PdfLibEnvelope } from '../../../../server/adapters/pdf/PdfLibEnvelope.ts';
import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { lastSignature } from '../../../../server/adapters/seal/lastSignature.ts';
import { PadesAcknowledgementCheck } from '../../../../server/adapters/seal/PadesAcknowledgementCheck.ts';
import { PadesSeal } from '../../../../server/adapters/seal/PadesSeal.ts';
import { openSigningFile, type SigningKey } from '../../../../server/adapters/seal/SigningKey.ts';
import { unpackSignature } from '../../../../server/adapters/sign/cmsSignature.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { AuthorityClient } from '../../../../server/adapters/system/AuthorityClient.ts';
import { Rfc3161TimeStamps } from '../../../../server/adapters/timestamp/Rfc3161TimeStamps.ts';
import { signaturesIn, verifiedByOpenssl } from '../../../support/pdfSignatures.ts';
import { openssl, runTool } from '../../../support/runTool.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';
import { sealedDocument, testSealKey } from '../../../support/sealedDocument.ts';
import { testAuthority } from '../../../support/testSigner.ts';
import { type TimeStampWorld, timeStampServer } from '../../../support/timeStampServer.ts';

const LARGEST = 8_000_000;
const clock = { now: () => new Date() };

describe('PadesSeal: sealed acknowledgements, read by other programs', () => {
  let folder: string;
  let key: SigningKey;
  let world: TimeStampWorld;
  const renderer = new TypstPdfRenderer({ threads: 1 });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'landform-sealed-'));
    key = await testSealKey(clock.now());
    writeFileSync(join(folder, 'portal.pem'), key.certificate.x509.toString());
    world = await timeStampServer();
    world.work();
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await world.close();
    await renderer.close();
  });

  const stamps = () =>
    new Rfc3161TimeStamps({
      url: world.url,
      client: new AuthorityClient({ timeoutMs: 10_000 }),
      clock,
      material: () => readTrustFolder(world.folder),
      whenUnreachable: 'refuse',
      onFailure: () => {},
    });

  it('T-04: signs the whole document, as pdfsig and openssl confirm', async () => {
    const cover = await renderer.render(sampleDocument('zh-Hant'));
    const authority = await testAuthority();
    const by = await authority.signer();
    const signer = new PadesDocumentSigner();
    const about = { fieldName: 'ownerSign', signerName: 'A', reason: 'B', signedAt: clock.now() };
    const prepared = await signer.prepare({ pdf: cover, ...by, ...about });
    const form = await signer.embed({ ...prepared, signature: by.sign(prepared.toBeSigned) });
    authority.remove();
    const file = { type: 'application/pdf', content: form, description: 'Signed form' };
    const enclosed = await new PdfLibEnvelope().enclose({
      cover,
      files: [{ name: 'X-signed.pdf', ...file }],
    });
    const pdf = await new PadesSeal({ key, signer, clock }).seal(enclosed);
    const { text } = runTool('pdfsig', ['-nocert', '{file}'], pdf);
    expect(text).toContain('Signature is Valid');
    expect(text).toContain('Total document signed');
    expect(text).toContain('ETSI.CAdES.detached');
    const [part] = signaturesIn(pdf);
    if (!part) throw new Error('Cannot find the signature');
    const root = join(folder, 'portal.pem');
    expect(verifiedByOpenssl(part, root, ['-cades'])).toContain('CAdES Verification successful');
    const changed = Buffer.from(part.content);
    changed[5_000] = (changed[5_000] ?? 0) ^ 1;
    expect(verifiedByOpenssl({ ...part, content: changed }, root)).toContain('failure');
    expect(runTool('qpdf', ['--check', '{file}'], pdf).code).toBe(0);
    // The enclosed form keeps its own signature.
    const taken = 'qpdf --show-attachment=X-signed.pdf document.pdf > form.pdf';
    const found = runTool('sh', ['-c', `${taken} && pdfsig -nocert form.pdf`], pdf).text;
    expect(found).toContain('Signature is Valid');
  }, 60_000);

  it('includes a trusted time stamp, and detects changed digits of the stamp', async () => {
    const pdf = Buffer.from(await sealedDocument(key, { at: clock.now(), timeStamps: stamps() }));
    const trusted = [key.certificate];
    const strict = new PadesAcknowledgementCheck({
      trusted,
      largest: LARGEST,
      timeStamps: stamps(),
    });
    expect(await strict.check(pdf)).toMatchObject({ isGenuine: true, stamp: { isTrusted: true } });
    const offline = new PadesAcknowledgementCheck({ trusted, largest: LARGEST });
    expect(await offline.check(pdf)).toMatchObject({
      isGenuine: true,
      stamp: { isTrusted: false },
    });
    const [{ hexStart } = { hexStart: 0 }] = signaturesIn(pdf);
    const contents = lastSignature(pdf)?.contents ?? new Uint8Array();
    const token = Buffer.from(unpackSignature(contents)?.timeStamp ?? []);
    const start = hexStart + Buffer.from(contents).indexOf(token) * 2;
    const unnoticed: number[] = [];
    for (const at of placesIn(token)) {
      const changed = Buffer.from(pdf);
      changed.write(OTHER[charAt(pdf, start + at)] ?? '0', start + at, 'latin1');
      if ((await offline.check(changed)).isGenuine) unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  }, 240_000);

  it.each([
    [[], 'in the current format'],
    [['-legacy'], 'in the legacy format'],
  ])(
    'opens a key file from openssl with %j, %s',
    async (options) => {
      const [keyFile, file] = ['key.pem', 'key.p12'].map((name) => join(folder, name));
      const certificate = join(folder, 'made.pem');
      const subject = ['-subj', '/C=HK/O=The Land Registry/CN=eForms', '-days', '30'];
      openssl([
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        ...subject,
        '-keyout',
        keyFile ?? '',
        '-out',
        certificate,
      ]);
      openssl([
        'pkcs12',
        '-export',
        ...options,
        '-in',
        certificate,
        '-inkey',
        keyFile ?? '',
        '-passout',
        'pass:1234',
        '-out',
        file ?? '',
      ]);
      const opened = openSigningFile(readFileSync(file ?? ''), '1234');
      const sealed = await sealedDocument(opened, { at: clock.now() });
      const trusted = [opened.certificate];
      const checked = await new PadesAcknowledgementCheck({ trusted, largest: LARGEST }).check(
        sealed,
      );
      expect(checked).toMatchObject({ isGenuine: true, signedBy: 'eForms' });
      expect(() => openSigningFile(readFileSync(file ?? ''), '4321')).toThrow('the PIN is wrong');
    },
    60_000,
  );
});

/** Replacement digits. The two object identifiers of RSA differ in the digits `1` and `b`. */
const OTHER: Readonly<Record<string, string>> = { 0: '1', 1: 'b' };
/** Object identifier `rsaEncryption`, DER. */
const RSA_NAME = '06092a864886f70d010101';
/** The distance between two changed digits. */
const STRIDE = 29;

/**
 * Returns offsets in the hexadecimal text of a token: samples and the last digit of each RSA name.
 */
function placesIn(token: Buffer): readonly number[] {
  const hex = token.toString('hex');
  const names = [...hex.matchAll(new RegExp(RSA_NAME, 'g'))].map(
    ({ index }) => index + RSA_NAME.length - 1,
  );
  const some = Array.from(
    { length: Math.floor(hex.length / STRIDE) },
    (_, index) => index * STRIDE,
  );
  return [...names, ...some];
}

function charAt(pdf: Buffer, at: number): string {
  return pdf.toString('latin1', at, at + 1);
}
