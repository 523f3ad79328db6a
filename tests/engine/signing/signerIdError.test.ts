import { expect, it } from 'vitest';
import { signerIdError } from '#engine';

const CHOOSE = 'validation_signature_chooseHkid';
const PERSON = 'validation_signature_signerIdMismatch';
const ORGANISATION = 'validation_signature_signerOrgIdNumMismatch';

it.each([
  ['a card before the comparison', 'personal', 'A1234563', undefined, undefined],
  ['the card of the certificate', 'personal', 'A1234563', true, undefined],
  [
    'promise 4: a certificate with another card number, or with none',
    'personal',
    'A1234563',
    false,
    PERSON,
  ],
  ['the card, written with brackets', 'personal', 'A123456(3)', true, undefined],
  ['a passport', 'personal', 'K12345678', undefined, CHOOSE],
  ['a passport after the comparison', 'personal', 'K12345678', false, CHOOSE],
  ['a card with a wrong check digit', 'personal', 'A1234560', undefined, CHOOSE],
  ['no number', 'personal', undefined, false, undefined],
  ['a company number', 'organisation', '1234567', undefined, undefined],
  ['the number of the certificate', 'organisation', '1234567', true, undefined],
  ['another number', 'organisation', '1234567', false, ORGANISATION],
] as const)('signerIdError: %s', (_title, holder, idNumber, matches, fault) => {
  const request = {
    holder,
    verify: ['name', 'idNumber'] as const,
    ...(idNumber ? { idNumber } : {}),
  };
  expect(signerIdError(request, matches)).toBe(fault);
});

it('signerIdError: returns nothing when the form does not verify the number', () => {
  expect(signerIdError({ holder: 'personal', idNumber: 'K1', verify: ['name'] }, false)).toBe(
    undefined,
  );
});
