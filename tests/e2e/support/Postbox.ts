import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './dataDir.ts';

const FOLDER = join(DATA_DIR, 'mail');

/** Returns the mails of the server under test to an address, unchanged from its outbox folder. */
export function mailsTo(address: string): readonly string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .filter((mail) => mail.includes(address));
}

/** Returns an address that no other walk uses. */
export function uniqueEmail(): string {
  return `applicant.${crypto.randomUUID().slice(0, 8)}@example.hk`;
}
