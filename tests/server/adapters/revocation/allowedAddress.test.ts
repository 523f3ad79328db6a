import { describe, expect, it } from 'vitest';
import { allowedAddress } from '../../../../server/adapters/revocation/allowedAddress.ts';

describe('allowedAddress', () => {
  const hosts = ['crl.example', 'crl.example:8080', '[::1]:81', '127.0.0.1'];

  it.each([
    'http://crl.example/a.crl',
    'https://CRL.Example/a.crl?b',
    'http://crl.example:80/',
    'http://crl.example:8080/',
    'http://[0:0::1]:81/',
    'http://0x7f.1/',
  ])('T-28: accepts %s', (address) => {
    expect(allowedAddress(address, hosts)?.href).toBe(new URL(address).href);
  });

  it.each([
    ['another host', 'http://evil.example/'],
    ['a part of the host', 'http://example/'],
    ['a longer host', 'http://crl.example.evil.example/'],
    ['a host below', 'http://a.crl.example/'],
    ['a dot at the end', 'http://crl.example./'],
    ['another port', 'http://crl.example:22/'],
    ['the port of another scheme', 'http://crl.example:443/'],
    ['a user', 'http://user@crl.example/'],
    ['a password', 'http://:secret@crl.example/'],
    ['the host as a user', 'http://crl.example@evil.example/'],
    ['a directory', 'ldap://crl.example/CN=CRL'],
    ['ftp', 'ftp://crl.example/a.crl'],
    ['a file', 'file://crl.example/etc/passwd'],
    ['nothing', ''],
    ['a path', '/a.crl'],
  ])('T-28: refuses %s: %s', (_, address) => {
    expect(allowedAddress(address, hosts)).toBeUndefined();
  });
});
