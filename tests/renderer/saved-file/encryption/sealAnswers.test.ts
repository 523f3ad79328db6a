import { createDecipheriv, createPrivateKey, pbkdf2Sync, privateDecrypt } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import type { FileKey, FileLock } from '../../../../renderer/saved-file/encryption/FileLock.ts';
import { readRecipient } from '../../../../renderer/saved-file/encryption/readRecipient.ts';
import {
  sealAnswers,
  unsealAnswers,
} from '../../../../renderer/saved-file/encryption/sealAnswers.ts';
import { personCertificate } from '../../../support/personCertificate.ts';

const LOCK = { kind: 'password', password: 'correct-horse 中文' } as const;
const PLAIN = encoded(full.formData);

describe('sealAnswers() with a password', () => {
  it('returns content that opens with the same password, with equal answers', async () => {
    const sealed = await sealAnswers(PLAIN, LOCK, 'LREAL1');
    expect(await unsealAnswers(sealed, LOCK, 'LREAL1')).toEqual(PLAIN);
  });

  it('returns different content each time, without plaintext', async () => {
    const plain = encoded({ name: 'CHAN TAI MAN' });
    const [first, second] = await Promise.all([
      sealAnswers(plain, LOCK, 'LREAL1'),
      sealAnswers(plain, LOCK, 'LREAL1'),
    ]);
    expect(first).not.toEqual(second);
    expect(new TextDecoder('latin1').decode(first)).not.toContain('CHAN');
  });

  it('adds less than a kilobyte to the answers', async () => {
    const plain = new Uint8Array(1_000_000);
    expect((await sealAnswers(plain, LOCK, 'LREAL1')).length).toBeLessThan(plain.length + 1024);
  });

  it('returns a JWE that Node can decrypt without the project’s code', async () => {
    const { head, header, ciphertext } = taken(await sealAnswers(PLAIN, LOCK, 'LREAL1'));
    expect(header).toMatchObject({ typ: 'lrwf', lrwf: { version: 2, formCode: 'LREAL1' } });
    expect(header.p2c).toBeGreaterThanOrEqual(210_000);
    const salt = Buffer.concat([bytesOf(`${header.alg}\0`), Buffer.from(header.p2s, 'base64url')]);
    const wrapping = pbkdf2Sync(LOCK.password, salt, header.p2c, 32, 'sha512');
    const unwrap = createDecipheriv('aes256-wrap', wrapping, Buffer.alloc(8, 0xa6));
    const key = Buffer.concat([unwrap.update(head.encrypted_key, 'base64url'), unwrap.final()]);
    expect(opened(key, head, ciphertext)).toEqual(Buffer.from(PLAIN));
  });

  it('B-64: returns content that does not open for another password or another form', async () => {
    const sealed = await sealAnswers(encoded({ a: 'b' }), LOCK, 'LREAL1');
    const wrong = { kind: 'password', password: 'correct-horse' } as const;
    expect(await unsealAnswers(sealed, wrong, 'LREAL1')).toBeUndefined();
    expect(await unsealAnswers(sealed, LOCK, 'LREAL2')).toBeUndefined();
  });

  it('T-40: returns content that does not open when a byte is changed or the end is cut', async () => {
    const sealed = await sealAnswers(encoded({ a: 'b' }), LOCK, 'LREAL1');
    const changed = [...sealed.keys()].filter((at) => at % 7 === 0 || at > sealed.length - 12);
    for (const at of changed) {
      const flipped = sealed.map((byte, index) => (index === at ? byte ^ 1 : byte));
      const answers = await unsealAnswers(flipped, LOCK, 'LREAL1');
      expect(answers, `byte ${at}`).toBeUndefined();
    }
    expect(await unsealAnswers(sealed.slice(0, 40), LOCK, 'LREAL1')).toBeUndefined();
    expect(await unsealAnswers(sealed.slice(0, -1), LOCK, 'LREAL1')).toBeUndefined();
    expect(await unsealAnswers(new Uint8Array(0), LOCK, 'LREAL1')).toBeUndefined();
  }, 60_000);

  it.each([
    ['too many rounds', { p2c: 1_000_001 }],
    ['another key encryption', { alg: 'PBES2-HS256+A128KW' }],
    ['no key encryption', { alg: 'dir' }],
    ['another cipher', { enc: 'A128CBC-HS256' }],
    ['compression', { zip: 'DEF' }],
    ['a critical extension', { crit: ['b64'], b64: false }],
    ['a later version', { lrwf: { version: 3, formCode: 'LREAL1' } }],
    ['another type', { typ: 'JWT' }],
  ])('T-41: refuses a header with %s, before it derives a key', async (_, change) => {
    const sealed = await sealAnswers(encoded({ a: 'b' }), LOCK, 'LREAL1');
    const { head, header, ciphertext } = taken(sealed);
    const protectedHeader = base64url(JSON.stringify({ ...header, ...change }));
    const line = `${JSON.stringify({ ...head, protected: protectedHeader })}\n`;
    const content = new Uint8Array(Buffer.concat([bytesOf(line), ciphertext]));
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    expect(await unsealAnswers(content, LOCK, 'LREAL1')).toBeUndefined();
    expect(derive).not.toHaveBeenCalled();
    derive.mockRestore();
  });
});

describe('sealAnswers() with a certificate', () => {
  let lock: FileLock;
  let key: FileKey;
  let pkcs8: Buffer;
  beforeAll(async () => {
    ({ lock, key, pkcs8 } = await keyPair());
  });

  it('returns content that opens only with the private key of the certificate', async () => {
    const sealed = await sealAnswers(PLAIN, lock, 'LREAL1');
    expect(await unsealAnswers(sealed, key, 'LREAL1')).toEqual(PLAIN);
    expect(await unsealAnswers(sealed, LOCK, 'LREAL1')).toBeUndefined();
    expect(await unsealAnswers(sealed, (await keyPair()).key, 'LREAL1')).toBeUndefined();
  }, 30_000);

  it('returns a JWE that Node can decrypt without the project’s code', async () => {
    const { head, ciphertext } = taken(await sealAnswers(PLAIN, lock, 'LREAL1'));
    const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
    const wrapped = Buffer.from(head.encrypted_key, 'base64url');
    const contentKey = privateDecrypt({ key: privateKey, oaepHash: 'sha256' }, wrapped);
    expect(opened(contentKey, head, ciphertext)).toEqual(Buffer.from(PLAIN));
  });
});

async function keyPair() {
  const { certificate, key: own } = await personCertificate();
  const derOf = (asn1: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'latin1');
  const der = derOf(forge.pki.certificateToAsn1(certificate));
  const pkcs8 = derOf(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(own)));
  const recipient = await readRecipient(new Blob([new Uint8Array(der)]));
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['decrypt']);
  const lock: FileLock = { kind: 'certificate', recipient };
  const key: FileKey = { kind: 'certificate', privateKey, thumbprint: recipient.thumbprint };
  return { lock, key, pkcs8 };
}

interface Head {
  readonly protected: string;
  readonly encrypted_key: string;
  readonly iv: string;
  readonly tag: string;
}

/** Splits sealed content into the head, the protected header and the ciphertext. */
function taken(content: Uint8Array) {
  const end = content.indexOf(0x0a);
  const head: Head = JSON.parse(Buffer.from(content.subarray(0, end)).toString());
  const header = JSON.parse(Buffer.from(head.protected, 'base64url').toString());
  return { head, header, ciphertext: content.subarray(end + 1) };
}

function opened(key: Buffer, head: Head, ciphertext: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(head.iv, 'base64url'));
  decipher.setAAD(bytesOf(head.protected)).setAuthTag(Buffer.from(head.tag, 'base64url'));
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}

function encoded(answers: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(answers));
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text);
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
