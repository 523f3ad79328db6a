import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * Encrypts answers as the first version of saved files did, without the product's code. The content
 * is JSON with attachments in base64. The result is salt, nonce and AES-256-GCM, with a key from
 * PBKDF2-HMAC-SHA256.
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
