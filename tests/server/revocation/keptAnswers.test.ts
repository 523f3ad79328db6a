import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPrivate } from '../../../server/adapters/revocation/allowedAddress.ts';
import { FreshCache } from '../../../server/adapters/revocation/FreshCache.ts';
import type { KeyedCertificate } from '../../../server/adapters/sign/testCertificates.ts';
import { BROKEN, givingBytes } from '../../support/authorityServer.ts';
import { answerOcsp } from '../../support/ocspResponder.ts';
import { inDays } from '../../support/profileAuthority.ts';
import { revocationWorld } from '../../support/revocationWorld.ts';

const REVOKED = ['validation_signature_revoked'];
const UNKNOWN = ['validation_signature_revocationUnknown'];
const MINUTE = 1 / 1440;

describe('what authorities said', () => {
  let world: Awaited<ReturnType<typeof revocationWorld>>;
  let signer: KeyedCertificate;
  let other: KeyedCertificate;
  let now = new Date();
  beforeAll(async () => {
    world = await revocationWorld();
    signer = await world.withList();
    other = await world.withList();
  });
  beforeEach(() => {
    world.reset();
    now = new Date();
  });
  afterAll(() => world.close());

  const serve = (list: Uint8Array) => world.server.on('/list.crl', givingBytes(list));
  const failing = BROKEN['an error of the server'] ?? (() => {});

  it('is asked for once by many at the same time, and kept for all certificates of a list', async () => {
    const list = await world.list();
    world.server.on('/list.crl', (response) => {
      setTimeout(() => response.end(list), 100);
    });
    const judge = world.trust();
    const verdicts = await Promise.all([signer, other, signer, other].map(judge));
    expect(verdicts).toEqual([[], [], [], []]);
    expect(await judge(other)).toEqual([]);
    expect(world.server.calls).toEqual(['/list.crl']);
  });

  it('is asked for again after a quarter of an hour, for what was revoked meanwhile', async () => {
    const judge = world.trust({ now: () => now });
    serve(await world.list());
    expect(await judge(signer)).toEqual([]);
    serve(await world.list([signer]));
    now = inDays(14 * MINUTE);
    expect(await judge(signer)).toEqual([]);
    now = inDays(16 * MINUTE);
    expect(await judge(signer)).toEqual(REVOKED);
    expect(world.server.calls).toHaveLength(2);
  });

  it('bridges a failing authority until it is out of date', async () => {
    const judge = world.trust({ now: () => now });
    serve(await world.list([other], { to: inDays(60 * MINUTE) }));
    expect(await judge(signer)).toEqual([]);
    world.server.on('/list.crl', failing);
    now = inDays(59 * MINUTE);
    expect(await judge(signer)).toEqual([]);
    expect(await judge(other)).toEqual(REVOKED);
    now = inDays(61 * MINUTE);
    expect(await judge(signer)).toEqual(UNKNOWN);
  });

  it('is not kept when its issuer did not sign it', async () => {
    const judge = world.trust();
    serve(await world.list([], { by: world.digiSign.issuer }));
    expect(await judge(signer)).toEqual(UNKNOWN);
    serve(await world.list());
    expect(await judge(signer)).toEqual([]);
  });

  it('is kept for each certificate, of a responder', async () => {
    const [first, second] = [await world.withResponder(), await world.withResponder()];
    let status: 'good' | 'revoked' = 'good';
    world.server.on('/ocsp', async (response, question) => {
      const life = { thisUpdate: inDays(-0.5), nextUpdate: inDays(0.5) };
      response.end(await answerOcsp(question, { signer: world.issuer, status, ...life }));
    });
    const judge = world.trust();
    expect(await judge(first)).toEqual([]);
    status = 'revoked';
    expect(await judge(second)).toEqual(REVOKED);
    expect(await judge(first)).toEqual([]);
    expect(world.server.calls).toHaveLength(2);
  });

  it('is no longer asked for after three failures one after another, and soon again', async () => {
    world.server.on('/list.crl', failing);
    const judge = world.trust();
    for (let call = 0; call < 6; call += 1) expect(await judge(signer)).toEqual(UNKNOWN);
    expect(world.server.calls).toHaveLength(3);
    expect(world.faults.at(-1)).toBe(
      `Cannot ask ${world.server.host}: it failed too often just now`,
    );
  });

  it('does not stop for a list that is not there: that is one certificate’s matter', async () => {
    const judge = world.trust();
    for (let call = 0; call < 5; call += 1) expect(await judge(signer)).toEqual(UNKNOWN);
    serve(await world.list());
    expect(await judge(signer)).toEqual([]);
  });

  it('is needed about the issuing authority too', async () => {
    serve(await world.list());
    rmSync(join(world.folder, 'hongkongPost-root.crl'));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
  });
});

describe('FreshCache', () => {
  it('keeps so many entries and lets the oldest go', async () => {
    const now = new Date('2026-11-28T08:00:00Z');
    const clock = { now: () => now };
    const cache = new FreshCache({ clock, most: 2, refetchMs: 60_000 });
    const fetched: string[] = [];
    const get = (key: string) =>
      cache.get(key, now, async () => {
        fetched.push(key);
        return { thisUpdate: now, nextUpdate: new Date(now.getTime() + 60_000) };
      });
    for (const key of ['a', 'b', 'a', 'c', 'b', 'c', 'a']) await get(key);
    expect(fetched).toEqual(['a', 'b', 'c', 'a']);
  });
});

describe('isPrivate()', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('T-28: counts %j as private', (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  it.each(['203.81.0.1', '8.8.8.8', '172.32.0.1', '2404:6800::1'])('lets %s through', (address) => {
    expect(isPrivate(address)).toBe(false);
  });
});
