import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** A symmetric key with its id, which the data of the key contains. */
export interface NamedKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** The purpose of a key; each purpose has separate keys. */
type KeyPurpose = 'data' | 'hash' | 'saved-file' | 'sitting' | 'captcha';

/** The keys of this portal. Lists have the current key first, then earlier keys. */
export interface Secrets {
  /** Returns the keys of one purpose, derived (HKDF-SHA256) from the secret keys. */
  readonly keysFor: (purpose: KeyPurpose) => readonly NamedKey[];
  readonly gatewayKeys: readonly NamedKey[];
  /** Keys that sign requests to the export webhook. */
  readonly exportKeys: readonly NamedKey[];
}

/**
 * Loads the keys from the settings. In demo mode, keys that the settings lack come from
 * `DATA_DIR/secrets.json`, which is created once.
 *
 * @throws {Error} when the file exists but is unreadable, because new keys would make the data
 *   unreadable
 */
export function loadSecrets(config: Config): Secrets {
  const own = config.mode === 'demo' ? openDemoKeys(config.dataDir) : undefined;
  const master = parseKeys(config.secretKeys, own?.secret);
  const gatewayKeys = parseKeys(config.gatewayKeys, own?.gateway);
  const exportKeys = parseKeys(config.export.keys, undefined);
  const keysFor = (purpose: KeyPurpose) => master.map((each) => derive(each, purpose));
  return { keysFor, gatewayKeys, exportKeys };
}

/**
 * Returns a short fingerprint of a key. Logs thereby show whether two servers use the same key.
 */
export function fingerprintOf({ key }: NamedKey): string {
  return createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 8);
}

/** The generated keys of a demo, in the format of the settings. */
export interface DemoKeys {
  readonly secret: string;
  readonly gateway: string;
}

/**
 * Opens the keys of a demo, which are created at its first start. The file is written under another
 * name and then linked, which fails if the file exists. Two processes that start at the same time
 * therefore use the same keys.
 */
export function openDemoKeys(folder: string): DemoKeys {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoKeys;
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made: DemoKeys = { secret: newKey(), gateway: newKey() };
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return JSON.parse(readFileSync(file, 'utf8')) as DemoKeys;
  } finally {
    rmSync(draft);
  }
}

function parseKeys(given: readonly string[], own: string | undefined): readonly NamedKey[] {
  if (given.length > 0 || own === undefined) return given.map(parseKey);
  return [parseKey(own)];
}

function newKey(): string {
  return `demo-${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`;
}

function parseKey(text: string): NamedKey {
  const colon = text.indexOf(':');
  const key = Buffer.from(text.slice(colon + 1), 'base64');
  if (colon < 1 || key.length !== 32) throw new TypeError('Cannot read a key: not id:base64');
  return { id: text.slice(0, colon), key };
}

function derive({ id, key }: NamedKey, purpose: KeyPurpose): NamedKey {
  return { id, key: Buffer.from(hkdfSync('sha256', key, '', `landform ${purpose}`, 32)) };
}
