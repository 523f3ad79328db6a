import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, fpsPayload } from '../../../../server/adapters/payment/fpsPayload.ts';

describe('fpsPayload', () => {
  it('writes a dynamic code with amount, reference and time-out', () => {
    const payload = fpsPayload({
      payee: '1234567',
      amountCents: 38_000,
      reference: 'LR20261120000001',
      expiresAt: new Date('2026-11-20T12:03:00+08:00'),
    });
    expect(payload).toBe(
      '00020101021226450012hk.com.hkicl0207123456705142026112012030052040000530334454033805802HK' +
        '5902NA6002HK62200516LR20261120000001630446E6',
    );
  });

  it('writes a static code without an amount', () => {
    expect(fpsPayload({ payee: '1234567' })).toBe(
      '00020101021126270012hk.com.hkicl020712345675204000053033445802HK5902NA6002HK63042E94',
    );
  });

  it('writes the public sample of the Inland Revenue Department', () => {
    expect(fpsPayload({ payee: 'FPS_Identifier_CRC201D@ird.gov.hk', amountCents: 198_900 })).toBe(
      '00020101021126530012hk.com.hkicl0433FPS_Identifier_CRC201D@ird.gov.hk520400005303344' +
        '540419895802HK5902NA6002HK63042767',
    );
  });

  it('writes cents only if the amount has cents', () => {
    const amountIn = (amountCents: number) =>
      /53033445(?:4(\d\d)([\d.]+?))?5802HK/.exec(
        fpsPayload({ payee: '1234567', amountCents }),
      )?.[2];
    expect(amountIn(38_000)).toBe('380');
    expect(amountIn(38_050)).toBe('380.50');
    expect(amountIn(5)).toBe('0.05');
  });

  it('ends with the checksum of the preceding text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.stringMatching(/^[A-Z0-9]{1,25}$/),
        (amountCents, reference) => {
          const payload = fpsPayload({ payee: '1234567', amountCents, reference });
          expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)));
        },
      ),
    );
  });

  it.each([
    [{ payee: '' }],
    [{ payee: '123' }],
    [{ payee: '@ird.gov.hk' }],
    [{ payee: `${'x'.repeat(65)}@ird.gov.hk` }],
    [{ payee: '123456X' }],
    [{ payee: '1234567', amountCents: 0 }],
    [{ payee: '1234567', amountCents: -1 }],
    [{ payee: '1234567', amountCents: 1.5 }],
    [{ payee: '1234567', reference: '' }],
    [{ payee: '1234567', reference: 'x'.repeat(26) }],
    [{ payee: '1234567', reference: '編號' }],
  ])('refuses %j', (payment) => {
    expect(() => fpsPayload(payment)).toThrow(RangeError);
  });
});

describe('fpsPayload: crc16', () => {
  it.each([
    ['123456789', '29B1'],
    [
      '00020101021126530012hk.com.hkicl0433FPS_Identifier_CRC201D@ird.gov.hk520400005303344540419895802HK5902NA6002HK6304',
      '2767',
    ],
    [
      '00020101021126330012hk.com.hkicl0313+852-912345675204000053033445406250.005802HK5902NA6002HK6304',
      '0953',
    ],
  ])('returns the published checksum of %s', (text, checksum) => {
    expect(crc16(text)).toBe(checksum);
  });
});
