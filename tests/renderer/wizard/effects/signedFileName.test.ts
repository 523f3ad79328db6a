import { expect, it } from 'vitest';
import { signedFileName } from '../../../../renderer/wizard/effects/signedFileName.ts';

it.each([
  ['LR175', 'LR175-261127-000001', 'LR175-261127-000001-signed.pdf'],
  ['LR164', 'OC-261127-000001', 'LR164-OC-261127-000001-signed.pdf'],
  ['LR175', undefined, 'LR175-signed.pdf'],
])('promise 13: signedFileName: for %s with the reference %s', (code, reference, name) => {
  expect(signedFileName(code, reference)).toBe(name);
});
