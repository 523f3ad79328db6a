import { BitString } from 'asn1js';
import {
  AccessDescription,
  DistributionPoint,
  GeneralName,
  InfoAccess,
  RelativeDistinguishedNames,
} from 'pkijs';
import { describe, expect, it } from 'vitest';
import {
  addressIn,
  listAddresses,
  namesIn,
  responderAddresses,
} from '../../../../server/adapters/revocation/certificateAddresses.ts';
import {
  asksAt,
  certificateWith,
  listPoints,
  listsAt,
  uri,
} from '../../../support/certificateExtensions.ts';

const LIST = 'http://crl.example/list.crl';
const OTHER = 'ldap://crl.example/CN=CRL';
const email = new GeneralName({ type: 1, value: 'crl@authority.example' });

describe('listAddresses', () => {
  it('returns the URLs of every point, of every scheme', () => {
    const points = [[uri(LIST), email], [uri(OTHER)]].map(
      (distributionPoint) => new DistributionPoint({ distributionPoint }),
    );
    expect(listAddresses(certificateWith(listPoints(...points)))).toEqual([LIST, OTHER]);
  });

  it('omits the points for some reasons, and of another issuer', () => {
    const distributionPoint = [uri(OTHER)];
    const reasons = new BitString({ valueHex: Uint8Array.of(0x40), unusedBits: 6 });
    const certificate = certificateWith(
      listPoints(
        new DistributionPoint({ distributionPoint, reasons }),
        new DistributionPoint({ distributionPoint, cRLIssuer: [email] }),
        new DistributionPoint({ distributionPoint: [uri(LIST)] }),
      ),
    );
    expect(listAddresses(certificate)).toEqual([LIST]);
  });

  it('returns nothing for a certificate without points', () => {
    expect(listAddresses(certificateWith())).toEqual([]);
    expect(listAddresses(certificateWith(asksAt(LIST)))).toEqual([]);
  });
});

describe('responderAddresses', () => {
  it('returns the URLs of OCSP responders, in order', () => {
    const certificate = certificateWith(listsAt(LIST), asksAt('http://a.example/', OTHER));
    expect(responderAddresses(certificate)).toEqual(['http://a.example/', OTHER]);
  });

  it('omits the addresses of other services', () => {
    const issuers = '1.3.6.1.5.5.7.48.2';
    const accessDescriptions = [
      new AccessDescription({ accessMethod: issuers, accessLocation: uri(LIST) }),
    ];
    const value = new InfoAccess({ accessDescriptions }).toSchema().toBER();
    const extension = { ...asksAt(), value: Buffer.from(value).toString('latin1') };
    expect(responderAddresses(certificateWith(extension))).toEqual([]);
  });

  it('returns nothing for a certificate without responders', () => {
    expect(responderAddresses(certificateWith(listsAt(LIST)))).toEqual([]);
  });
});

describe('namesIn', () => {
  it.each([
    ['names', [uri(LIST), email], [uri(LIST), email]],
    ['something between names', [uri(LIST), 'text'], [uri(LIST)]],
    ['a name relative to the issuer', new RelativeDistinguishedNames(), []],
    ['nothing', undefined, []],
  ])('reads %s', (_, point, expected) => {
    expect(namesIn(point)).toEqual(expected);
  });
});

describe('addressIn', () => {
  it.each([
    ['a URL', uri(LIST), [LIST]],
    ['an e-mail address', email, []],
    ['an unreadable URL', new GeneralName({ type: 6, value: 7 as unknown as string }), []],
  ])('reads %s', (_, name, expected) => {
    expect(addressIn(name)).toEqual(expected);
  });
});
