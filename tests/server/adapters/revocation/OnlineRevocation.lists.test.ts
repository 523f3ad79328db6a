import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeyedCertificate } from '../../../../server/adapters/certificates/testCertificates.ts';
import { BROKEN, givingBytes } from '../../../support/authorityServer.ts';
import { changesOnly, issuedFor, listsAt, uri } from '../../../support/certificateExtensions.ts';
import { inDays } from '../../../support/profileAuthority.ts';
import { revocationWorld } from '../../../support/revocationWorld.ts';

const REVOKED = ['validation_signature_revoked'];
const UNKNOWN = ['validation_signature_revocationUnknown'];

describe('OnlineRevocation: revocation by the list of the distribution point', () => {
  let world: Awaited<ReturnType<typeof revocationWorld>>;
  let signer: KeyedCertificate;
  beforeAll(async () => {
    world = await revocationWorld();
    signer = await world.withList();
  });
  beforeEach(() => world.reset());
  afterAll(() => world.close());

  const serve = (list: Uint8Array) => world.server.on('/list.crl', givingBytes(list));

  it('accepts a certificate that is not in the list', async () => {
    serve(await world.list());
    expect(await world.trust()(signer)).toEqual([]);
    expect(world.faults).toEqual([]);
  });

  it('refuses a certificate in the list, also when whenUnreachable is accept', async () => {
    serve(await world.list([signer]));
    expect(await world.trust()(signer)).toEqual(REVOKED);
    expect(await world.trust({ whenUnreachable: 'accept' })(signer)).toEqual(REVOKED);
  });

  it('B-62: refuses an expired list and a list of a future date', async () => {
    serve(await world.list([], { to: inDays(-0.1) }));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(world.faults).toEqual([expect.stringContaining('it is out of date')]);
    serve(await world.list([], { from: inDays(0.5) }));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
  });

  it('B-62: requires the signature of the issuer', async () => {
    serve(await world.list([], { by: world.hongkongPost.root }));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    serve(await world.list([], { by: world.digiSign.issuer }));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    const changed = await world.list();
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    serve(changed);
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(new Set(world.faults)).toEqual(
      new Set([expect.stringContaining('its issuer did not sign it')]),
    );
  });

  it.each(Object.keys(BROKEN))('B-62: reports revocation as unknown after %s', async (name) => {
    world.server.on('/list.crl', BROKEN[name] ?? (() => {}));
    const started = performance.now();
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(performance.now() - started).toBeLessThan(2_500);
    expect(world.faults).toHaveLength(1);
    expect(world.faults[0]).toContain(world.server.host);
    expect(await world.trust({ whenUnreachable: 'accept' })(signer)).toEqual([]);
  });

  it('stops reading a list that exceeds the limit', async () => {
    const list = await world.list();
    serve(list);
    expect(await world.trust({ listBytes: list.length })(signer)).toEqual([]);
    expect(await world.trust({ listBytes: list.length - 1 })(signer)).toEqual(UNKNOWN);
    expect(world.faults).toEqual([expect.stringContaining(`more than ${list.length - 1} bytes`)]);
  });

  it('stops reading an endless response', async () => {
    world.server.on(
      '/list.crl',
      BROKEN['an answer without an end that says no size'] ?? (() => {}),
    );
    expect(await world.trust({ timeoutMs: 20_000 })(signer)).toEqual(UNKNOWN);
    expect(world.faults).toEqual([expect.stringContaining('more than 100000 bytes')]);
  });

  it('T-28: does not follow a redirect', async () => {
    world.server.on('/elsewhere', givingBytes(await world.list()));
    world.server.on('/list.crl', (response) => {
      response.writeHead(302, { location: '/elsewhere' });
      response.end();
    });
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
    expect(world.server.calls).toEqual(['/list.crl']);
  });

  it('accepts only a list of its own distribution point', async () => {
    const forAddress = async (...urls: readonly string[]) => {
      serve(await world.list([], {}, [issuedFor({ distributionPoint: urls.map(uri) })]));
      return world.trust()(signer);
    };
    expect(await forAddress(world.listUrl)).toEqual([]);
    expect(await forAddress('http://crl.example/other.crl', world.listUrl)).toEqual([]);
    expect(await forAddress('http://crl.example/other.crl')).toEqual(UNKNOWN);
  });

  it.each([
    ['for signers', { onlyContainsUserCerts: true }, []],
    ['for authorities', { onlyContainsCACerts: true }, UNKNOWN],
    ['for attributes', { onlyContainsAttributeCerts: true }, UNKNOWN],
    ['of other issuers', { indirectCRL: true }, UNKNOWN],
    ['for some reasons', { onlySomeReasons: 0x40 }, UNKNOWN],
  ])('applies the scope of a list %s', async (_, part, faults) => {
    serve(await world.list([], {}, [issuedFor(part)]));
    expect(await world.trust()(signer)).toEqual(faults);
  });

  it('does not accept a delta list as the complete list', async () => {
    serve(await world.list([], {}, [changesOnly()]));
    expect(await world.trust()(signer)).toEqual(UNKNOWN);
  });

  it.each([
    ['a directory', 'ldap://{host}/CN=CRL'],
    ['a file', 'file:///etc/passwd'],
    ['another host', 'http://crl.example/list.crl'],
    ['another port', 'http://127.0.0.1:1/list.crl'],
    ['credentials', 'http://user:secret@{host}/list.crl'],
    ['a longer host with the same start', 'http://{host}.evil.example/list.crl'],
    ['another spelling of the host', 'http://{host}@evil.example/list.crl'],
    ['no address', 'nonsense'],
  ])('T-28: does not call %s', async (_, address) => {
    serve(await world.list());
    const other = await world.signer([listsAt(address.replace('{host}', world.server.host))]);
    expect(await world.trust()(other)).toEqual(UNKNOWN);
    expect(world.server.calls).toEqual([]);
  });

  it('names the web host that REVOCATION_HOSTS lacks, but no other scheme', async () => {
    await world.trust()(await world.signer([listsAt('http://crl.example/list.crl')]));
    expect(world.faults).toEqual(['Cannot ask crl.example: it is not among REVOCATION_HOSTS']);
    world.reset();
    await world.trust()(await world.signer([listsAt('ldap://crl.example/CN=CRL')]));
    expect(world.faults).toEqual([]);
  });

  it('uses the web address next to a directory address', async () => {
    serve(await world.list());
    const both = await world.signer([listsAt('ldap://crl.example/CN=CRL', world.listUrl)]);
    expect(await world.trust()(both)).toEqual([]);
  });

  it('T-28: calls a private address only when that address is listed', async () => {
    serve(await world.list());
    const host = `localhost:${world.server.port}`;
    const named = await world.signer([listsAt(`http://${host}/list.crl`)]);
    expect(await world.trust({ hosts: [host] })(named)).toEqual(UNKNOWN);
    expect(world.server.calls).toEqual([]);
    const hosts = [host, '127.0.0.1', '[::1]'];
    expect(await world.trust({ hosts, timeoutMs: 2_000 })(named)).toEqual([]);
    expect(world.server.calls).toEqual(['/list.crl']);
  });

  it('T-28: sends no request for a certificate of an untrusted authority', async () => {
    serve(await world.list());
    const { root } = world.hongkongPost;
    const otherApplicant = { ...world.issuer, key: root.key };
    const extensions = [listsAt(world.listUrl)];
    const forged = await world.issue('e-Cert (Personal)', { issuer: otherApplicant, extensions });
    expect(await world.trust()(forged)).toEqual(['validation_signature_invalidCertificate']);
    expect(world.server.calls).toEqual([]);
  });

  it('sends no request if the folder contains the list', async () => {
    const company = await world.issue('Personal ID-Cert Class 1', {
      extensions: [listsAt(world.listUrl)],
    });
    expect(await world.trust()(company)).toEqual([]);
    expect(world.server.calls).toEqual([]);
  });

  it('sends no request when no host is listed', async () => {
    serve(await world.list());
    expect(await world.trust({ hosts: [] })(signer)).toEqual(UNKNOWN);
    expect(world.server.calls).toEqual([]);
  });
});
