import { beforeAll, describe, expect, it } from 'vitest';
import { errorText, type FormInUse, makeForm } from '../../../engine/support/makeForm.ts';
import { readShared } from '../../../engine/support/readForms.ts';

const ref = (name: string) => ({ $ref: `../../schemas/defs/${name}.schema.json` });
const EXT_B = '\u{20000}';

/** The field, its value, and the expected error; '' where the value is valid. */
const LIMITS: readonly (readonly [string, unknown, string])[] = [
  ['/member/nameChi', EXT_B.repeat(16), ''],
  ['/member/nameChi', EXT_B.repeat(17), 'validation_maxChars 16'],
  ['/member/nameChi', '陳 Tai', 'validation_chineseOnly'],
  ['/member/nameEng', 'A'.repeat(35), ''],
  ['/member/nameEng', 'A'.repeat(36), 'validation_maxChars 35'],
  ['/member/nameEng', '陳大文', 'validation_englishOnly'],
  ['/member/phone', '(852) 2345-6789 1234', ''],
  ['/member/phone', '2'.repeat(21), 'validation_maxChars 20'],
  ['/member/phone', '2345.6789', 'validation_invalidPhone'],
  ['/address/flat', 'A'.repeat(9), 'validation_maxChars 8'],
  ['/address/floor', '1234', 'validation_maxChars 3'],
  ['/address/block', '123456', 'validation_maxChars 5'],
  ['/address/building', 'B'.repeat(41), 'validation_maxChars 40'],
  ['/address/estate', 'E'.repeat(41), 'validation_maxChars 40'],
  ['/address/street', 'S'.repeat(41), 'validation_maxChars 40'],
  ['/ack/ackEmail', 'nobody', 'validation_invalidEmail'],
  ['/ack/password', '1234567', 'validation_rangeChars 8 25'],
  ['/ack/password', '1'.repeat(26), 'validation_rangeChars 8 25'],
  ['/ack/confirmPassword', '87654321', 'validation_confirmPasswordDiff'],
];

const ACK = {
  receiveAckEmail: true,
  ackEmail: 'a@example.hk',
  ackEmailIncludeFilledForm: true,
  password: '12345678',
  confirmPassword: '12345678',
};

let form: FormInUse;
beforeAll(async () => {
  const properties = {
    member: ref('member'),
    address: ref('address'),
    ack: ref('ack-email'),
    identity: ref('identity'),
  };
  form = await makeForm(properties, {}, readShared());
});

describe('the shared blocks keep the limits of the standard fields', () => {
  it.each(LIMITS)('%s with %j: %s', (pointer, value, message) => {
    const [block = '', field = ''] = pointer.split('/').slice(1);
    const given = block === 'ack' ? { ...ACK, [field]: value } : { [field]: value };
    const errors = form.evaluate({ [block]: given }).errors.filter(({ path }) => path === pointer);
    expect(errors.map(errorText)).toEqual(message === '' ? [] : [`${pointer} ${message}`]);
  });

  it('require a building, an estate or a street, a region and a district', () => {
    expect(form.errors({ address: { flat: 'A' } })).toEqual([
      '/address/building validation_addressBldgEstateOrStreet',
      '/address/region validation_required',
      '/address/district validation_districtRequired',
    ]);
  });

  it('require the e-mail address and the passwords only for an acknowledgement by e-mail', () => {
    const { ackEmail: _e, password: _p, confirmPassword: _c, ...wishes } = ACK;
    expect(form.errors({ ack: wishes })).toEqual([
      '/ack/ackEmail validation_required',
      '/ack/password validation_required',
      '/ack/confirmPassword validation_required',
    ]);
    expect(form.errors({ ack: { ...wishes, receiveAckEmail: false } })).toEqual([]);
  });
});

describe('the number of an identity document', () => {
  it.each([
    ['hkid', 'A1234563', [], []],
    ['hkid', 'A1234564', ['validation_invalidHKID'], []],
    ['prcid', '360426199101010072', [], ['validation_invalidPrcId']],
    ['prcid', 'x'.repeat(101), ['validation_maxChars'], ['validation_invalidPrcId']],
    ['prchkmac', 'C1234567', [], ['validation_invalidTravelPermit']],
    ['prchkmac', 'C12345678', [], []],
    ['cr', 'F-0001234', [], []],
    ['cr', 'F_0001234', ['validation_alphanumericHyphen'], []],
    ['cr', '1'.repeat(31), ['validation_maxChars'], []],
    ['passport', 'K12345678', [], []],
    ['passport', 'K', [], ['validation_invalidPassport']],
    ['na', 'anything', [], []],
    ['cr', '１２３４５６７８', [], []],
    ['cr', '12345678－000', [], []],
    ['cr', '12345678\u2010000', [], []],
    ['passport', 'Ｋ12345678', [], []],
    ['prcid', '１１０１０５１９４９１２３１００２Ｘ', [], []],
    ['prcid', '110105 19491231 002x', [], []],
    ['prchkmac', 'c 1234 5678', [], []],
  ])('%s %s: errors %j, advice %j', (idType, idNo, errors, warnings) => {
    const result = form.evaluate({ identity: { idType, idNo } });
    expect(result.errors.map(({ key }) => key)).toEqual(errors);
    expect(result.warnings.map(({ key }) => key)).toEqual(warnings);
  });

  it.each([
    ['A123456(4)', 'check'],
    ['a123456-4', 'check'],
    ['A12345(4)', 'format'],
  ])('U-10: %j as an HKID: reports the wrong part %s', (idNo, part) => {
    const { errors } = form.evaluate({ identity: { idType: 'hkid', idNo } });
    expect(errors.map((error) => error.part)).toEqual([part]);
  });

  it.each(['hkid', 'prcid', 'prchkmac', 'cr', 'passport'])('is required for %s', (idType) => {
    expect(form.errors({ identity: { idType } })).toEqual(['/identity/idNo validation_required']);
  });

  it('is not required for the type "na"', () => {
    expect(form.errors({ identity: { idType: 'na' } })).toEqual([]);
  });
});
