import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * Encrypts answers like the first version of saved files: JSON alone, attachments in base64; salt,
 * nonce, then AES-256-GCM with PBKDF2-HMAC-SHA256. It does not use the product's code.
 *
 * @returns base64
 */
export function sealedInLayout1(answers: object, password: string, code: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const key = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(code));
  const parts = [salt, nonce, cipher.update(JSON.stringify(answers)), cipher.final()];
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64');
}
