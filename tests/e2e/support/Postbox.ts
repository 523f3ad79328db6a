import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './dataDir.ts';

const FOLDER = join(DATA_DIR, 'mail');

/** Returns the mails in the test server's outbox folder that contain an address. */
export function mailsTo(address: string): readonly string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .filter((mail) => mail.includes(address));
}

/** Returns an email address that no other test uses. */
export function uniqueEmail(): string {
  return `applicant.${crypto.randomUUID().slice(0, 8)}@example.hk`;
}
