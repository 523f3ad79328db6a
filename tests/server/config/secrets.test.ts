import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, loadSecrets, openDemoKeys } from '../../../server/config/secrets.ts';

type Settings = Parameters<typeof loadSecrets>[0];

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Loads the keys of these settings. */
function secrets(more: Partial<Settings> & { exportKeys?: readonly string[] } = {}) {
  const { exportKeys = [], ...rest } = more;
  return loadSecrets({
    mode: 'production',
    dataDir: folder,
    secretKeys: [`k1:${keyOf(1)}`],
    gatewayKeys: [],
    export: { keys: exportKeys },
    ...rest,
  } as unknown as Settings);
}

describe('loadSecrets', () => {
  it('keeps the order of the keys, and their ids', () => {
    const keys = secrets({ secretKeys: [`new:${keyOf(2)}`, `old:${keyOf(1)}`] }).keysFor('data');
    expect(keys.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(keys[1]).toEqual({ ...secrets().keysFor('data')[0], id: 'old' });
  });

  it('derives keys of 32 bytes that differ by purpose and from the secret key', () => {
    const purposes = ['data', 'hash', 'saved-file', 'sitting', 'captcha'] as const;
    const keys = purposes.map((purpose) => secrets().keysFor(purpose)[0]?.key ?? Buffer.of());
    expect(keys.map((key) => key.length)).toEqual([32, 32, 32, 32, 32]);
    const hex = [...keys, Buffer.alloc(32, 1)].map((key) => key.toString('hex'));
    expect(new Set(hex).size).toBe(6);
  });

  it('uses the keys of the gateway and of the export as they are', () => {
    const { gatewayKeys, exportKeys } = secrets({
      gatewayKeys: [`g:${keyOf(5)}`],
      exportKeys: [`e:${keyOf(6)}`],
    });
    expect([gatewayKeys, exportKeys]).toEqual([
      [{ id: 'g', key: Buffer.alloc(32, 5) }],
      [{ id: 'e', key: Buffer.alloc(32, 6) }],
    ]);
  });

  it.each([
    ['no id', keyOf(1)],
    ['an empty id', `:${keyOf(1)}`],
    ['no key', 'k1:'],
    ['31 bytes', `k1:${Buffer.alloc(31, 1).toString('base64')}`],
    ['33 bytes', `k1:${Buffer.alloc(33, 1).toString('base64')}`],
    ['an empty text', ''],
  ])('refuses a key with %s, without showing it', (_, text) => {
    const load = () => secrets({ secretKeys: [text] });
    expect(load).toThrow(new TypeError('Cannot read a key: not id:base64'));
  });

  it('creates no file outside a demo', () => {
    expect(secrets({ secretKeys: [] }).keysFor('data')).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('demo: prefers the keys of the settings, and has no key for an export', () => {
    const { keysFor, gatewayKeys, exportKeys } = secrets({ mode: 'demo' });
    expect(keysFor('data')[0]?.id).toBe('k1');
    expect([gatewayKeys.length, exportKeys.length]).toEqual([1, 0]);
  });
});

describe('openDemoKeys', () => {
  it('creates two keys once, in a file that only its owner can read', () => {
    const made = openDemoKeys(folder);
    expect(openDemoKeys(folder)).toEqual(made);
    expect(made.secret).toMatch(/^demo-[0-9a-f]{8}:[A-Za-z0-9+/]{43}=$/);
    expect(made.gateway).not.toBe(made.secret);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('creates the folder, which only its owner can open', () => {
    const inside = join(folder, 'data', 'keys');
    openDemoKeys(inside);
    expect(statSync(inside).mode & 0o777).toBe(0o700);
  });

  it('creates different keys for different folders', () => {
    const other = openDemoKeys(join(folder, 'other'));
    expect(openDemoKeys(folder).secret).not.toBe(other.secret);
  });

  it('throws for an unreadable file, and does not replace it', () => {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, '{"secret": "demo-1');
    expect(() => openDemoKeys(folder)).toThrow(SyntaxError);
    expect(readFileSync(file, 'utf8')).toBe('{"secret": "demo-1');
  });
});

describe('fingerprintOf', () => {
  it('is equal for equal keys only, and independent of the name', () => {
    const one = fingerprintOf({ id: 'a', key: Buffer.alloc(32, 1) });
    expect(one).toMatch(/^[0-9a-f]{8}$/);
    expect(fingerprintOf({ id: 'b', key: Buffer.alloc(32, 1) })).toBe(one);
    expect(fingerprintOf({ id: 'a', key: Buffer.alloc(32, 2) })).not.toBe(one);
  });
});
