import { describe, expect, it } from 'vitest';
import { certificateErrors } from '../../../engine/signing/certificateErrors.ts';

describe('certificateErrors', () => {
  const FILE = { name: 'KEY.P12', size: 10 };
  const keysOf = (...given: Parameters<typeof certificateErrors>) =>
    certificateErrors(...given).map(({ path, key }) => `${path} ${key}`);

  it('accepts a certificate file in any case, and a PIN', () => {
    expect(keysOf(FILE, '1234')).toEqual([]);
  });

  it.each([
    [undefined, '1', ['/file validation_file_required']],
    [{ name: 'key.pdf', size: 10 }, '1', ['/file validation_wrongFileType']],
    [{ name: 'key.p12', size: 1e9 }, '1', ['/file validation_fileSizeExceed']],
    [FILE, '', ['/pin validation_required']],
    [FILE, '1'.repeat(500), ['/pin validation_maxLength']],
    [undefined, '', ['/file validation_file_required', '/pin validation_required']],
  ])('refuses %j with the PIN %j', (file, pin, keys) => {
    expect(keysOf(file, pin)).toEqual(keys);
  });
});
