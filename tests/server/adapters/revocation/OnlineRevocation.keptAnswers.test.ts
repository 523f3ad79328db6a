import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeyedCertificate } from '../../../../server/adapters/certificates/testCertificates.ts';
import { BROKEN, givingBytes } from '../../../support/authorityServer.ts';
import { answerOcsp } from '../../../support/ocspResponder.ts';
import { inDays } from '../../../support/profileAuthority.ts';
import { revocationWorld } from '../../../support/revocationWorld.ts';

const REVOKED = ['validation_signature_revoked'];

const UNKNOWN = ['validation_signature_revocationUnknown'];

const MINUTE = 1 / 1440;

describe('OnlineRevocation: cached responses of authorities', () => {
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

  it('fetches a list once for parallel calls, and caches it for all its certificates', async () => {
    const list = await world.list();
    world.server.on('/list.crl', (response) => {
      setTimeout(() => response.end(list), 100);
    });
    const validate = world.trust();
    const verdicts = await Promise.all([signer, other, signer, other].map(validate));
    expect(verdicts).toEqual([[], [], [], []]);
    expect(await validate(other)).toEqual([]);
    expect(world.server.calls).toEqual(['/list.crl']);
  });

  it('fetches a list again after 15 minutes, and finds later revocations', async () => {
    const validate = world.trust({ now: () => now });
    serve(await world.list());
    expect(await validate(signer)).toEqual([]);
    serve(await world.list([signer]));
    now = inDays(14 * MINUTE);
    expect(await validate(signer)).toEqual([]);
    now = inDays(16 * MINUTE);
    expect(await validate(signer)).toEqual(REVOKED);
    expect(world.server.calls).toHaveLength(2);
  });

  it('uses the cached list while the authority fails, until the list expires', async () => {
    const validate = world.trust({ now: () => now });
    serve(await world.list([other], { to: inDays(60 * MINUTE) }));
    expect(await validate(signer)).toEqual([]);
    world.server.on('/list.crl', failing);
    now = inDays(59 * MINUTE);
    expect(await validate(signer)).toEqual([]);
    expect(await validate(other)).toEqual(REVOKED);
    now = inDays(61 * MINUTE);
    expect(await validate(signer)).toEqual(UNKNOWN);
  });

  it('does not cache a list that another issuer signed', async () => {
    const validate = world.trust();
    serve(await world.list([], { by: world.digiSign.issuer }));
    expect(await validate(signer)).toEqual(UNKNOWN);
    serve(await world.list());
    expect(await validate(signer)).toEqual([]);
  });

  it('caches the response of a responder for each certificate', async () => {
    const [first, second] = [await world.withResponder(), await world.withResponder()];
    let status: 'good' | 'revoked' = 'good';
    world.server.on('/ocsp', async (response, question) => {
      const life = { thisUpdate: inDays(-0.5), nextUpdate: inDays(0.5) };
      response.end(await answerOcsp(question, { signer: world.issuer, status, ...life }));
    });
    const validate = world.trust();
    expect(await validate(first)).toEqual([]);
    status = 'revoked';
    expect(await validate(second)).toEqual(REVOKED);
    expect(await validate(first)).toEqual([]);
    expect(world.server.calls).toHaveLength(2);
  });

  it('pauses the requests after three consecutive failures', async () => {
    world.server.on('/list.crl', failing);
    const validate = world.trust();
    for (let call = 0; call < 6; call += 1) expect(await validate(signer)).toEqual(UNKNOWN);
    expect(world.server.calls).toHaveLength(3);
    expect(world.faults.at(-1)).toBe(
      `Cannot ask ${world.server.host}: it failed too often just now`,
    );
  });

  it('does not pause after a missing list, which concerns one certificate only', async () => {
    const validate = world.trust();
    for (let call = 0; call < 5; call += 1) expect(await validate(signer)).toEqual(UNKNOWN);
    serve(await world.list());
    expect(await validate(signer)).toEqual([]);
  });

  it('also checks the revocation of the issuing authority', async () => {
    serve(await world.list());
    rmSync(join(world.folder, 'hongkongPost-root.crl'));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
  });
});
