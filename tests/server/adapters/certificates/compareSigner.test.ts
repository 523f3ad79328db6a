import { describe, expect, it } from 'vitest';
import { compareSigner } from '../../../../server/adapters/certificates/compareSigner.ts';

type Signer = Parameters<typeof compareSigner>[0];
type Expected = Parameters<typeof compareSigner>[1];

const PERSON = { holder: 'personal', name: 'CHAN TAI MAN' } as Signer;
const COMPANY = {
  holder: 'organisation',
  name: 'CHAN TAI MAN',
  organisationName: 'ABC LIMITED',
  brNumber: '12345678',
  crNumber: '12345',
} as Signer;

describe('compareSigner: a person', () => {
  it.each([
    ['the same name', 'CHAN TAI MAN'],
    ['another case', 'Chan Tai Man'],
    ['a comma and a hyphen', 'Chan, Tai-Man'],
    ['more spaces', '  CHAN  TAI\tMAN '],
    ['full-width letters', 'ＣＨＡＮ ＴＡＩ ＭＡＮ'],
    ['accents', 'CHÁN TAI MÀN'],
    ['full stops', 'CHAN TAI MAN.'],
    ['no wanted name', undefined],
    ['a blank wanted name', '   '],
  ])('accepts %s', (_, name) => {
    expect(compareSigner(PERSON, { holder: 'personal', name } as Expected)).toEqual([]);
  });

  it.each([
    ['another name', 'CHAN TAI MING'],
    ['a part of the name', 'CHAN TAI'],
    ['another order', 'TAI MAN CHAN'],
    ['joined words', 'CHAN TAIMAN'],
    ['another script', '陳大文'],
  ])('refuses %s', (_, name) => {
    expect(compareSigner(PERSON, { holder: 'personal', name })).toEqual([
      'validation_signature_signerNameMismatch',
    ]);
  });

  it('accepts the same name in another script', () => {
    const signer = { ...PERSON, name: '陳大文' };
    expect(compareSigner(signer, { holder: 'personal', name: '陳大文' })).toEqual([]);
  });

  it.each(['organisation', 'other'] as const)(
    'reports only the class of a certificate of %s',
    (holder) => {
      const expected = { holder: 'personal', name: 'WONG' } as const;
      expect(compareSigner({ ...PERSON, holder }, expected)).toEqual([
        'validation_signature_nonPersonal',
      ]);
    },
  );

  it('does not compare numbers of an organisation', () => {
    const expected = { holder: 'personal', brNumber: '87654321', crNumber: '9' } as const;
    expect(compareSigner(PERSON, expected)).toEqual([]);
  });
});

describe('compareSigner: an organisation', () => {
  const faults = (expected: Omit<Expected, 'holder'>, signer: Partial<Signer> = {}) =>
    compareSigner({ ...COMPANY, ...signer }, { holder: 'organisation', ...expected });

  it.each(['personal', 'other'] as const)(
    'reports only the class of a certificate of %s',
    (holder) => {
      expect(faults({ brNumber: '87654321' }, { holder })).toEqual([
        'validation_signature_nonOrganisation',
      ]);
    },
  );

  it.each([
    ['nothing to compare', {}],
    ['the same values', { organisationName: 'Abc Limited', brNumber: '12345678' }],
    ['a number with its certificate', { brNumber: '12345678-000-01-26-1' }],
    ['a number in groups', { brNumber: '1234 5678' }],
    ['a number with leading zeros', { crNumber: '0012345' }],
    ['a number with spaces around it', { crNumber: ' 12345 ' }],
    ['the authorised person', { authorisedName: 'Chan Tai-man' }],
    ['the name of the signer', { name: 'Chan Tai-man' }],
    ['the authorised person, not the name', { authorisedName: 'CHAN TAI MAN', name: 'WONG' }],
  ])('accepts %s', (_, expected) => {
    expect(faults(expected)).toEqual([]);
  });

  it.each([
    [{ organisationName: 'ABC CO LIMITED' }, 'validation_signature_signerOrgNameMismatch'],
    [{ authorisedName: 'WONG' }, 'validation_signature_signerOrgAuthNameMismatch'],
    [{ name: 'WONG' }, 'validation_signature_signerOrgAuthNameMismatch'],
    [
      { authorisedName: 'WONG', name: 'CHAN TAI MAN' },
      'validation_signature_signerOrgAuthNameMismatch',
    ],
    [{ brNumber: '12345679' }, 'validation_signature_signerOrgBRNMismatch'],
    [{ brNumber: '1234567' }, 'validation_signature_signerOrgBRNMismatch'],
    [{ crNumber: '123450' }, 'validation_signature_signerOrgCICRMismatch'],
    [{ crNumber: 'F12345' }, 'validation_signature_signerOrgCICRMismatch'],
  ])('refuses %j: %s', (expected, fault) => {
    expect(faults(expected)).toEqual([fault]);
  });

  it.each([
    [{ organisationName: 'ABC LIMITED' }, { organisationName: undefined }],
    [{ brNumber: '12345678' }, { brNumber: undefined }],
    [{ crNumber: '12345' }, { crNumber: undefined }],
  ])('refuses a certificate without the wanted value %j', (expected, signer) => {
    expect(faults(expected, signer as unknown as Partial<Signer>)).toHaveLength(1);
  });

  it('names every difference', () => {
    const expected = { organisationName: 'X', authorisedName: 'X', brNumber: '0', crNumber: '0' };
    expect(faults({ ...expected, crNumber: '7' })).toHaveLength(4);
  });
});
