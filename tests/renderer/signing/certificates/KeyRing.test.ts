import { describe, expect, it } from 'vitest';
import type { CertificateInPage } from '../../../../renderer/signing/certificates/CertificateMessages.ts';
import { KeyRing } from '../../../../renderer/signing/certificates/KeyRing.ts';

const certificate = (type: string) => ({ key: { type } }) as unknown as CertificateInPage;

describe('KeyRing', () => {
  it('returns each key under its own random name', () => {
    const keys = new KeyRing();
    const [first, second] = [certificate('a'), certificate('b')];
    const names = [keys.keep(first), keys.keep(second), keys.keep(first)];
    expect(new Set(names).size).toBe(3);
    expect(names.map((name) => keys.get(name))).toEqual([first.key, second.key, first.key]);
  });

  it('promise 2: returns no key after it has forgotten them', () => {
    const keys = new KeyRing();
    const name = keys.keep(certificate('a'));
    keys.forget();
    expect(() => keys.get(name)).toThrow(new RangeError('Cannot sign: the key was removed'));
    expect(() => new KeyRing().get('unknown')).toThrow(RangeError);
  });
});
