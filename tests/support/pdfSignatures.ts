import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A signature in the bytes of a PDF. */
export interface PdfSignature {
  /** The CMS bytes in the gap, including the trailing zeros. */
  readonly cms: Buffer;
  /** Bytes that the signature covers. */
  readonly content: Buffer;
  /** Offset of the first hexadecimal digit. */
  readonly hexStart: number;
  /** Offset after the last covered byte. */
  readonly end: number;
}

/** Lists the signatures of a document by their byte ranges, oldest first. */
export function signaturesIn(pdf: Uint8Array): readonly PdfSignature[] {
  const whole = Buffer.from(pdf);
  const ranges = whole.toString('latin1').matchAll(/\/ByteRange \[\s*0 (\d+) (\d+) (\d+)\s*\]/g);
  return [...ranges].map(([, ...numbers]) => {
    const [gapStart = 0, gapEnd = 0, rest = 0] = numbers.map(Number);
    return {
      cms: Buffer.from(whole.subarray(gapStart + 1, gapEnd - 1).toString('latin1'), 'hex'),
      content: Buffer.concat([whole.subarray(0, gapStart), whole.subarray(gapEnd, gapEnd + rest)]),
      hexStart: gapStart + 1,
      end: gapEnd + rest,
    };
  });
}

/**
 * Verifies a detached CMS over some bytes with openssl.
 *
 * @param root path of a trusted root certificate (PEM)
 * @param options further options, such as `-cades`
 * @returns the output of openssl
 */
export function verifiedByOpenssl(
  { cms, content }: Pick<PdfSignature, 'cms' | 'content'>,
  root: string,
  options: readonly string[] = [],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'landform-cms-'));
  try {
    const [signature, signed] = [join(folder, 'cms.der'), join(folder, 'content')];
    writeFileSync(signature, cms);
    writeFileSync(signed, content);
    const given = ['-inform', 'DER', '-in', signature, '-content', signed];
    const trust = ['-CAfile', root, '-purpose', 'any', '-out', '/dev/null'];
    const args = ['cms', '-verify', '-binary', ...options, ...given, ...trust];
    return spawnSync('openssl', args).stderr.toString();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Converts a certificate file to PEM, in a file next to it.
 *
 * @returns the path of the PEM file
 */
export function pemOf(der: string): string {
  const path = `${der}.txt`;
  spawnSync('openssl', ['x509', '-inform', 'DER', '-in', der, '-out', path]);
  return path;
}
