import { describe, expect, it } from 'vitest';
import { PROFILE_FIELDS, readProfile } from '#engine';

const read = (answer: unknown) => readProfile(answer, PROFILE_FIELDS);
const HKID = (Identification: unknown, CheckDigit: unknown) => ({
  idNo: { Identification, CheckDigit },
});
const phone = (parts: object) => ({ mobileNumber: parts });

describe('readProfile()', () => {
  it.each([
    ['an English name', { enName: { UnstructuredName: ' CHAN TAI MAN ' } }, 'CHAN TAI MAN'],
    ['an English name as a text', { enName: 'CHAN TAI MAN' }, 'CHAN TAI MAN'],
    ['an English name in Chinese', { enName: { UnstructuredName: '陳大文' } }, undefined],
    ['a name with a line break', { enName: { UnstructuredName: 'CHAN\nTAI MAN' } }, undefined],
    ['an empty name', { enName: { UnstructuredName: ' ' } }, undefined],
    ['a name that is a list', { enName: { UnstructuredName: ['CHAN'] } }, undefined],
    ['a name that is too long', { enName: { UnstructuredName: 'A'.repeat(255) } }, undefined],
    ['a Chinese name', { chName: { ChineseName: '陳大文' } }, '陳大文'],
    ['a Chinese name in English', { chName: { ChineseName: 'CHAN' } }, undefined],
    ['a salutation', { prefix: 'MR' }, 'Mr'],
    ['a salutation with a full stop', { prefix: 'Ms.' }, 'Ms'],
    ['a salutation in small letters', { prefix: 'miss' }, 'Miss'],
    ['a salutation that no form offers', { prefix: 'DR' }, undefined],
    ['an identity card number', HKID('A123456', '3'), 'A1234563'],
    ['a check digit that is a number', HKID('A123456', 3), 'A1234563'],
    ['an identity card number with two letters', HKID('AB123456', '9'), 'AB1234569'],
    ['a wrong check digit', HKID('A123456', '0'), undefined],
    ['no check digit', { idNo: { Identification: 'A123456' } }, undefined],
    ['a number that is an object', HKID({}, '3'), undefined],
    ['an e-mail address', { emailAddress: 'taiman@example.hk' }, 'taiman@example.hk'],
    ['a malformed e-mail address', { emailAddress: 'taiman@' }, undefined],
    ['two e-mail addresses', { emailAddress: 'a@example.hk,b@example.hk' }, undefined],
    ['a phone number', phone({ CountryCode: '852', SubscriberNumber: '91234567' }), '91234567'],
    [
      'a number with a plus',
      phone({ CountryCode: '+852', SubscriberNumber: '91234567' }),
      '91234567',
    ],
    ['a number without a country', phone({ SubscriberNumber: 91234567 }), '91234567'],
    [
      'a number abroad',
      phone({ CountryCode: '44', NationalDestinationCode: '20', SubscriberNumber: '79460000' }),
      '+44 2079460000',
    ],
    ['a number that consists of letters', phone({ SubscriberNumber: 'call me' }), undefined],
    ['a number too long', phone({ SubscriberNumber: '1'.repeat(21) }), undefined],
  ])('reads %s', (_, answer, value) => {
    const [field = ''] = Object.keys(answer);
    expect(read(answer)).toEqual(value === undefined ? {} : { [field]: value });
  });

  it('reads an address in parts, in both languages', () => {
    const answer = {
      residentialAddress: {
        EngPremisesAddress: {
          BuildingName: 'Harbour Mansion',
          EngStreet: { StreetName: "QUEEN'S ROAD EAST", BuildingNoFrom: '183' },
          EngDistrict: { DcDistrict: 'WAN CHAI DISTRICT', 'Sub-district': 'WAN CHAI' },
          Region: 'HK',
          Eng3dAddress: { EngFloor: { FloorNum: '12' }, EngUnit: { UnitNo: 'A' } },
        },
        ChiPremisesAddress: { BuildingName: '海港大廈', Region: '香港' },
      },
    };
    expect(read(answer).residentialAddress).toEqual({
      english: {
        flat: 'A',
        floor: '12',
        building: 'HARBOUR MANSION',
        street: "183 QUEEN'S ROAD EAST",
        region: 'HK',
        district: 'WC',
      },
      chinese: { building: '海港大廈', region: 'HK' },
    });
  });

  it('reads an address in free format, but no post office box', () => {
    const lines = { AddressLine1: 'FLAT A', AddressLine2: '', AddressLine3: 'HONG KONG' };
    expect(read({ postalAddress: { FreeFormatAddress: lines } })).toEqual({
      postalAddress: { lines: ['FLAT A', 'HONG KONG'] },
    });
    expect(read({ postalAddress: { PostBoxAddress: { BoxNo: '1' } } })).toEqual({});
  });

  it('drops fields that the form did not request, and values that are no profile', () => {
    const answer = { enName: 'CHAN TAI MAN', chName: '陳大文', birthDate: '19900101' };
    expect(readProfile(answer, ['chName'])).toEqual({ chName: '陳大文' });
    for (const nothing of [undefined, null, 'text', [], 1]) expect(read(nothing)).toEqual({});
    expect(read(JSON.parse('{"__proto__": {"enName": "CHAN"}}'))).toEqual({});
  });
});
