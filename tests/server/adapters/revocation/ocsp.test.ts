import { Integer } from 'asn1js';
import { CertID, Certificate } from 'pkijs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  derOf,
  type KeyedCertificate,
} from '../../../../server/adapters/certificates/testCertificates.ts';
import { ocspIdOf } from '../../../../server/adapters/revocation/ocsp.ts';
import { BROKEN, givingBytes } from '../../../support/authorityServer.ts';
import {
  OCSP_SIGNING_PURPOSE,
  purposes,
  SERVER_PURPOSE,
} from '../../../support/certificateExtensions.ts';
import { answerOcsp, type OcspSaying, refuseOcsp } from '../../../support/ocspResponder.ts';
import { inDays, type ProfileChange } from '../../../support/profileAuthority.ts';
import { revocationWorld } from '../../../support/revocationWorld.ts';

const REVOKED = ['validation_signature_revoked'];
const UNKNOWN = ['validation_signature_revocationUnknown'];

describe('OnlineRevocation: revocation by the OCSP responder', () => {
  let world: Awaited<ReturnType<typeof revocationWorld>>;
  let signer: KeyedCertificate;
  beforeAll(async () => {
    world = await revocationWorld();
    signer = await world.withResponder();
  });
  beforeEach(() => world.reset());
  afterAll(() => world.close());

  /** Sets the response of the responder. */
  function say(saying: Partial<OcspSaying> = {}): void {
    const life = { thisUpdate: inDays(-0.5), nextUpdate: inDays(0.5) };
    world.server.on('/ocsp', async (response, question) => {
      const whole = { signer: world.issuer, status: 'good', ...life, ...saying } as const;
      response.end(await answerOcsp(question, whole));
    });
  }

  const delegate = (change: ProfileChange = {}) =>
    world.issue('e-Cert (Personal)', { extensions: [purposes(OCSP_SIGNING_PURPOSE)], ...change });

  it('accepts a certificate with the status good', async () => {
    say();
    expect(await world.trust()(signer)).toEqual([]);
    expect(world.faults).toEqual([]);
    expect(world.server.calls).toEqual(['/ocsp']);
  });

  it('refuses a revoked certificate, also when whenUnreachable is accept', async () => {
    say({ status: 'revoked' });
    expect(await world.trust()(signer)).toEqual(REVOKED);
    expect(await world.trust({ whenUnreachable: 'accept' })(signer)).toEqual(REVOKED);
  });

  it('reports revocation as unknown if the responder does not know the certificate', async () => {
    say({ status: 'unknown' });
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(world.faults).toEqual([expect.stringContaining('the certificate is not known')]);
  });

  it.each([
    ['out of date', { nextUpdate: inDays(-0.1) }, UNKNOWN],
    ['valid from tomorrow', { thisUpdate: inDays(0.4) }, UNKNOWN],
    ['of a clock three minutes ahead', { thisUpdate: inDays(3 / 1440) }, []],
    ['of a clock six minutes ahead', { thisUpdate: inDays(6 / 1440) }, UNKNOWN],
    ['without an end, from five minutes ago', lasting(5), []],
    ['without an end, from eleven minutes ago', lasting(11), UNKNOWN],
  ])('B-62: checks the validity period of a response: %s', async (_, life, faults) => {
    say(life);
    expect(await world.trust()(signer)).toEqual(faults);
  });

  it('accepts the response of a responder that the issuer certified', async () => {
    const responder = await delegate();
    say({ signer: responder, certificates: [responder] });
    expect(await world.trust()(signer)).toEqual([]);
    say({ signer: responder, certificates: [responder], status: 'revoked' });
    expect(await world.trust()(signer)).toEqual(REVOKED);
  });

  it.each<readonly [string, () => Promise<KeyedCertificate>]>([
    ['a signer of documents of the same issuer', () => delegate({ extensions: [] })],
    ['a server of the same issuer', () => delegate({ extensions: [purposes(SERVER_PURPOSE)] })],
    ['a delegate that has expired', () => delegate({ notAfter: inDays(-0.5) })],
    ['a delegate that is valid from tomorrow', () => delegate({ notBefore: inDays(1) })],
    ['a delegate of another authority', () => delegate({ issuer: world.digiSign.issuer })],
    ['a delegate of the root', () => delegate({ issuer: world.hongkongPost.root })],
    [
      'a delegate with the name of the issuer and another key',
      () => delegate({ issuer: { ...world.issuer, key: world.digiSign.issuer.key } }),
    ],
    ['the root', async () => world.hongkongPost.root],
  ])('B-62: does not accept a response that is signed by %s', async (_, make) => {
    const responder = await make();
    say({ signer: responder, certificates: [responder] });
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(world.faults).toEqual([expect.stringContaining('nobody who may has signed it')]);
  });

  it('does not accept a delegate without its certificate', async () => {
    say({ signer: await delegate() });
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
  });

  it('does not accept a response about another certificate', async () => {
    const change = (part: Partial<CertID>) => {
      say({ about: (asked) => Object.assign(new CertID(), asked, part) });
      return world.trust()(signer);
    };
    expect(await change({})).toEqual([]);
    expect(await change({ serialNumber: new Integer({ value: 7 }) })).toEqual(UNKNOWN);
    const { issuerKeyHash, issuerNameHash } = await otherIssuer();
    expect(await change({ issuerKeyHash })).toEqual(UNKNOWN);
    expect(await change({ issuerNameHash })).toEqual(UNKNOWN);
  });

  it('never accepts a revoked certificate after a changed byte in the response', async () => {
    let place = 0;
    world.server.on('/ocsp', async (response, question) => {
      const life = { thisUpdate: inDays(-0.5), nextUpdate: inDays(0.5) };
      const answer = await answerOcsp(question, {
        signer: world.issuer,
        status: 'revoked',
        ...life,
      });
      answer[place] = (answer[place] ?? 0) ^ 1;
      response.end(answer);
    });
    const validate = world.trust();
    for (place = 0; place < 700; place += 13) expect(await validate(signer)).not.toEqual([]);
  });

  it.each(Object.keys(BROKEN))('B-62: reports revocation as unknown after %s', async (name) => {
    world.server.on('/ocsp', BROKEN[name] ?? (() => {}));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(world.faults).toHaveLength(1);
    expect(await world.trust({ whenUnreachable: 'accept' })(signer)).toEqual([]);
  });

  it('reports revocation as unknown after a refusal of the responder', async () => {
    world.server.on('/ocsp', givingBytes(refuseOcsp()));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(world.faults).toEqual([expect.stringContaining('the responder refused')]);
  });

  it('T-28: does not follow a redirect', async () => {
    world.server.on('/ocsp', (response) => {
      response.writeHead(307, { location: '/other' });
      response.end();
    });
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(world.server.calls).toEqual(['/ocsp']);
  });

  it('fetches the list only when the responder does not answer', async () => {
    const both = await world.withBoth();
    world.server.on('/list.crl', givingBytes(await world.list()));
    expect(await world.trust()(both)).toEqual([]);
    expect(world.server.calls).toEqual(['/ocsp', '/list.crl']);
    world.server.on('/list.crl', givingBytes(await world.list([both])));
    expect(await world.trust()(both)).toEqual(REVOKED);
    world.reset();
    say();
    expect(await world.trust()(both)).toEqual([]);
    expect(world.server.calls).toEqual(['/ocsp']);
  });

  function otherIssuer(): Promise<CertID> {
    const parse = ({ certificate }: KeyedCertificate) =>
      Certificate.fromBER(Uint8Array.from(derOf(certificate)));
    return ocspIdOf(parse(signer), parse(world.digiSign.issuer));
  }
});

/** Returns the period of a response that started some minutes ago and has no end. */
function lasting(minutes: number): Pick<OcspSaying, 'thisUpdate' | 'nextUpdate'> {
  return { thisUpdate: inDays(-minutes / 1440), nextUpdate: undefined };
}
