import { describe, expect, it } from 'vitest';
import { callHeaders } from '../../../../../server/adapters/identity/live/callHeaders.ts';

describe('callHeaders', () => {
  it('signs like the published example', () => {
    const identity = {
      clientId: 'c1ient-0001',
      secret: 's3cret',
      timestamp: 1_700_000_000_000,
      nonce: '0123456789abcdef0123456789abcdef0123',
    };
    expect(callHeaders(identity, '{"content":"AAAA"}')).toEqual({
      clientID: identity.clientId,
      signatureMethod: 'HmacSHA256',
      timestamp: '1700000000000',
      nonce: identity.nonce,
      signature: encodeURIComponent('Db/YAmbDi3EU4eYV/xY/vIH+jSs1js8FHbDjJrc8Vtg='),
    });
  });
});
