import { describe, expect, it } from 'vitest';
import { isPrivate } from '../../../../server/adapters/revocation/allowedAddress.ts';

describe('isPrivate', () => {
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
  ])('T-28: classifies %j as private', (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  it.each(['203.81.0.1', '8.8.8.8', '172.32.0.1', '2404:6800::1'])(
    'classifies %s as public',
    (address) => {
      expect(isPrivate(address)).toBe(false);
    },
  );
});
