import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { derOf } from '../../../../../server/adapters/certificates/testCertificates.ts';
import { signAsOwner } from '../../../../../server/adapters/identity/sandbox/signAsOwner.ts';
import { unpackSignature } from '../../../../../server/adapters/sign/cmsSignature.ts';
import { fakeAuthority } from '../../../support/fakeAuthority.ts';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

let authorities: Awaited<ReturnType<typeof fakeAuthority>>;
beforeAll(async () => {
  authorities = await fakeAuthority();
});

describe('signAsOwner', () => {
  it('signs the digest with a certificate in the name of the owner', async () => {
    const owner = { name: 'CHAN TAI MAN', idNumber: 'a123456(3)' };
    const cms = await signAsOwner(authorities.authority, digestOf('document'), owner);
    const unpacked = unpackSignature(cms);
    expect(unpacked?.isSigned(digestOf('document'))).toBe(true);
    expect(unpacked?.isSigned(digestOf('another'))).toBe(false);
    expect(unpacked?.isAsPacked()).toBe(true);
    const { made, issuer } = authorities;
    expect(Buffer.from(unpacked?.certificate.der ?? [])).toEqual(derOf(made.certificate));
    expect(unpacked?.chain.map(({ der }) => Buffer.from(der))).toEqual([derOf(issuer.certificate)]);
    expect(authorities.asked).toEqual([
      { holder: 'personal', name: 'CHAN TAI MAN', hkid: 'A1234563', variant: 'valid' },
    ]);
  });
});
