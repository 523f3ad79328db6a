import { beforeAll, describe, expect, it } from 'vitest';
import { errorText, type FormInUse, makeForm } from '../../../engine/support/makeForm.ts';
import { readShared } from '../../../engine/support/readForms.ts';

const NAMES = [
  'applicant',
  'organisation',
  'declaration',
  'post-box',
  'postal-address',
  'lot',
  'property',
];
const ref = (name: string) => ({ $ref: `../../schemas/defs/${name}.schema.json` });
/** Returns the field name of a block, without the hyphen. */
const field = (name: string) => name.replace('-', '');

const MAILS = { email: 'a@example.hk', emailRetype: 'a@example.hk' };
const APPLICANT = { enName: 'CHAN TAI MAN', identity: { idType: 'na' }, ...MAILS };
const ORGANISATION = {
  orgNameEng: 'EXAMPLE LIMITED',
  contactPerson: 'CHAN',
  phone: '23456789',
  ...MAILS,
};
const DECLARATION = { declAgree: true, declName: 'CHAN', declDate: '20/11/2026' };
const BOX = { boxNo: '98765', postOffice: 'GENERAL POST OFFICE', region: 'HK' };
const LOT = { lotType: 'KIL', lotNo: '1234' };
const PROPERTY = { addressType: 'Lot', lotType: 'SD', ddNo: '1', lotNo: '1234' };

/** A block, a valid answer, the changes to the answer, and the expected errors. */
const CASES: readonly (readonly [string, object, object, readonly string[]])[] = [
  ['applicant', APPLICANT, {}, []],
  ['applicant', APPLICANT, { enName: 'A'.repeat(36) }, ['enName validation_maxChars 35']],
  ['applicant', APPLICANT, { enName: '陳大文' }, ['enName validation_englishOnly']],
  ['applicant', APPLICANT, { chName: '陳'.repeat(17) }, ['chName validation_maxChars 16']],
  ['applicant', APPLICANT, { salutation: 'Ms' }, []],
  ['applicant', APPLICANT, { dayPhone: '2'.repeat(21) }, ['dayPhone validation_maxChars 20']],
  ['applicant', APPLICANT, { fax: 'x' }, ['fax validation_invalidFax']],
  ['applicant', APPLICANT, { emailRetype: 'b@example.hk' }, ['emailRetype validation_notSame']],
  [
    'applicant',
    APPLICANT,
    { identity: { idType: 'hkid', idNo: 'A1234560' } },
    ['identity/idNo validation_invalidHKID'],
  ],
  ['organisation', ORGANISATION, {}, []],
  ['organisation', ORGANISATION, { crNo: 'F 1' }, ['crNo validation_alphanumericHyphen']],
  ['organisation', ORGANISATION, { crNo: 'F'.repeat(31) }, ['crNo validation_maxChars 30']],
  // A wrong `brNo` causes advice, not an error.
  ['organisation', ORGANISATION, { brNo: '1234' }, []],
  ['organisation', ORGANISATION, { phone: undefined }, ['phone validation_required']],
  ['declaration', DECLARATION, {}, []],
  ['declaration', DECLARATION, { declDate: '21/11/2026' }, ['declDate validation_notAfterToday']],
  ['declaration', DECLARATION, { declAgree: undefined }, ['declAgree validation_required']],
  ['declaration', DECLARATION, { declName: 'A'.repeat(101) }, ['declName validation_maxChars 100']],
  ['post-box', BOX, {}, []],
  ['post-box', BOX, { boxNo: 'No. 5' }, ['boxNo validation_alphanumericHyphen']],
  ['post-box', BOX, { region: undefined }, ['region validation_required']],
  ['postal-address', { kind: 'postBox', postBox: BOX }, {}, []],
  ['postal-address', { kind: 'postBox', postBox: BOX }, { lines: { line1: 'hidden' } }, []],
  ['postal-address', { kind: 'lines' }, {}, ['lines/line1 validation_required']],
  [
    'postal-address',
    { kind: 'hongKong' },
    { address: { flat: 'A' } },
    [
      'address/building validation_addressBldgEstateOrStreet',
      'address/region validation_required',
      'address/district validation_districtRequired',
    ],
  ],
  ['lot', LOT, {}, []],
  ['lot', LOT, { lotSection1: 'a' }, ['lotSection1 validation_lotSection']],
  ['lot', LOT, { lotType: 'DD' }, ['ddNo validation_required']],
  ['lot', LOT, { lotType: 'DD', ddNo: '1000' }, ['ddNo validation_valueRange 1 999']],
  ['property', PROPERTY, {}, []],
  ['property', PROPERTY, { ddNo: '999' }, []],
  ['property', PROPERTY, { ddNo: '0' }, ['ddNo validation_valueRange 1 999']],
  ['property', PROPERTY, { ddNo: '000' }, ['ddNo validation_valueRange 1 999']],
  ['property', PROPERTY, { ddNo: '1000' }, ['ddNo validation_valueRange 1 999']],
  ['lot', LOT, { lotType: 'OTH' }, ['lotTypeOther validation_required']],
  // A subsection is hidden while its section is empty.
  ['lot', LOT, { lotSubsection1: 'x' }, []],
];

let form: FormInUse;
beforeAll(async () => {
  const properties = Object.fromEntries(NAMES.map((name) => [field(name), ref(name)]));
  form = await makeForm(properties, {}, readShared());
});

describe('the shared blocks', () => {
  it.each(CASES)('%s: %j with %j: %j', (name, right, change, expected) => {
    const at = `/${field(name)}/`;
    const data = JSON.parse(JSON.stringify({ [field(name)]: { ...right, ...change } }));
    const errors = form.evaluate(data).errors.map(errorText);
    expect(errors.filter((error) => error.startsWith(at))).toEqual(
      expected.map((each) => at + each),
    );
  });

  it('default to the current day in a declaration and to Hong Kong in a postal address', () => {
    const store = form.store();
    expect(store.get('/declaration/declDate')).toBe('20/11/2026');
    expect(store.get('/postaladdress/kind')).toBe('hongKong');
  });
});
