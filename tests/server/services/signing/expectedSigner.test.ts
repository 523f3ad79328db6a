import { describe, expect, it } from 'vitest';
import type { SignatureRequest } from '#engine';
import { expectedSigner } from '../../../../server/services/signing/expectedSigner.ts';

const ALL = {
  holder: 'organisation',
  name: 'CHAN TAI MAN',
  organisationName: 'ABC LIMITED',
  authorisedName: 'LEE SIU MING',
  brNumber: '12345678',
  crNumber: '0123456',
};

const expected = (verify: readonly string[], more: object = ALL) =>
  expectedSigner({ holder: 'organisation', verify, ...more } as unknown as SignatureRequest);

describe('expectedSigner', () => {
  it('compares no name that the form does not require', () => {
    const { holder, brNumber, crNumber } = ALL;
    expect(expected([])).toEqual({ holder, brNumber, crNumber });
  });

  it.each(['name', 'organisationName', 'authorisedName'] as const)('compares %s', (field) => {
    const { holder, brNumber, crNumber } = ALL;
    expect(expected([field])).toEqual({ holder, brNumber, crNumber, [field]: ALL[field] });
  });

  it('omits fields without a value', () => {
    const signer = expected(['name', 'organisationName', 'authorisedName'], {});
    expect(Object.entries(signer)).toEqual([['holder', 'organisation']]);
  });
});
