import { describe, expect, it } from 'vitest';
import { SPELLINGS } from '../../../engine/normalise/spellings.ts';
import { isValidHkid } from '../../../engine/rules/hkid.ts';

/** Published and computed examples, as printed on the card. */
const PRINTED = [
  'A123456(3)',
  'E364912(5)',
  'G123456(A)',
  'L555555(0)',
  'C668668(9)',
  'A555555(0)',
  'C567890(9)',
  'K123456(0)',
  'G000000(A)',
  'AB987654(3)',
  'CA182361(1)',
  'AB123456(9)',
  'WX123456(9)',
  'AY987654(6)',
  'Z683365(A)',
  'O123456(1)',
];

/** Numbers with every check character, with one letter and with two letters. */
const EVERY_CHECK = [
  'A123466(0) A123457(1) A123465(2) A123456(3) A123464(4) A123469(5) A123463(6) A123468(7)',
  'A123459(8) A123467(9) A123458(A)',
  'AB123469(0) AB123463(1) AB123468(2) AB123459(3) AB123467(4) AB123458(5) AB123466(6)',
  'AB123457(7) AB123465(8) AB123456(9) AB123464(A)',
].flatMap((line) => line.split(' '));

/** Numbers with a wrong check character or a wrong form. */
const WRONG = [
  'A123456(4)',
  'A123456(7)',
  'C567890(8)',
  'AB987654(A)',
  'AY987654(A)',
  'A12345(3)',
  'ABC123456(1)',
];

describe('isValidHkid()', () => {
  it.each([...PRINTED, ...EVERY_CHECK])('accepts %s without its brackets', (printed) => {
    expect(isValidHkid(SPELLINGS.hkid(printed))).toBe(true);
  });

  it.each(WRONG)('refuses %s, with or without brackets', (printed) => {
    expect(isValidHkid(SPELLINGS.hkid(printed))).toBe(false);
    expect(isValidHkid(printed.replace(/[()]/g, ''))).toBe(false);
  });

  it.each([
    ['A1234564', 'B-41: the check digit should be 3'],
    ['A12345', 'B-41: too short'],
    ['AB1234567', 'B-41: the check digit should be 9'],
    ['A123456(3)', 'brackets: normalising drops them'],
    ['a1234563', 'lower case: normalising changes it'],
    ['A123456B', 'the check character is a digit or A'],
    ['1234567', 'no letter'],
    ['', 'an empty text: `required` checks it'],
  ])('refuses %j (%s)', (value) => {
    expect(isValidHkid(value)).toBe(false);
  });

  it.each(['K076238', 'A123456', 'AB123456', 'Z999999'])(
    'accepts exactly one of the eleven check characters of %s',
    (body) => {
      const passing = [...'0123456789A'].filter((check) => isValidHkid(`${body}${check}`));
      expect(passing).toHaveLength(1);
    },
  );
});
