import { describe, expect, it } from 'vitest';
import { CERTIFICATE_FILE_LIMIT_BYTES, SAVED_FILE_LIMIT_BYTES } from '#engine';
import {
  type LoadEntries,
  loadErrors,
  unlockingOf,
} from '../../../../renderer/saved-file/dialogs/loadErrors.ts';

const fileOf = (name: string, size = 100) =>
  Object.defineProperty(new File([], name), 'size', { value: size });
/** Characters of a PIN, as the dialog states. */
const PIN_MAX = 128;
const FILE = fileOf('form.lrwf');
const P12 = fileOf('chan.p12');
const BY_PASSWORD: LoadEntries = {
  file: FILE,
  certificate: undefined,
  secret: 'secret',
  wantsCertificate: false,
};
const BY_CERTIFICATE: LoadEntries = { ...BY_PASSWORD, certificate: P12, wantsCertificate: true };
const TOO_LARGE = { key: 'validation_fileSizeExceed', args: [expect.stringMatching(/MB$/)] };

describe('loadErrors: the saved file', () => {
  it.each([
    ['form.lrwf', 1, undefined],
    ['FORM.TXT', SAVED_FILE_LIMIT_BYTES, undefined],
    ['form.lrwf', SAVED_FILE_LIMIT_BYTES + 1, TOO_LARGE],
    ['form.lrwf', 0, { key: 'fileNotSelected', args: [] }],
    ['form.lrwf.pdf', 1, { key: 'loadFailed', args: [] }],
    ['lrwf', 1, { key: 'loadFailed', args: [] }],
  ])('%s of %i bytes', (name, size, file) => {
    expect(loadErrors({ ...BY_PASSWORD, file: fileOf(name, size) })).toEqual(file ? { file } : {});
  });

  it('is required', () => {
    const errors = { file: { key: 'fileNotSelected', args: [] } };
    expect(loadErrors({ ...BY_PASSWORD, file: undefined })).toEqual(errors);
  });
});

describe('loadErrors: password and certificate', () => {
  const required = { key: 'validation_required', args: [] };
  const tooLong = { key: 'validation_maxLength', args: [PIN_MAX] };
  const largeP12 = {
    key: 'validation_fileSizeExceed',
    args: [expect.stringMatching(/KB$/)],
  };

  it.each<[string, LoadEntries, object]>([
    ['a password', BY_PASSWORD, {}],
    ['no password', { ...BY_PASSWORD, secret: '' }, { secret: { key: 'passwordEmpty', args: [] } }],
    ['a certificate with its PIN', BY_CERTIFICATE, {}],
    ['no PIN', { ...BY_CERTIFICATE, secret: '' }, { secret: required }],
    [
      'a PIN that is too long',
      { ...BY_CERTIFICATE, secret: 'x'.repeat(PIN_MAX + 1) },
      { secret: tooLong },
    ],
    [
      'no certificate',
      { ...BY_CERTIFICATE, certificate: undefined },
      { certificate: { key: 'validation_file_required', args: [] } },
    ],
    [
      'a certificate that is too large',
      { ...BY_CERTIFICATE, certificate: fileOf('a.p12', CERTIFICATE_FILE_LIMIT_BYTES + 1) },
      { certificate: largeP12 },
    ],
    [
      'nothing at all',
      { ...BY_CERTIFICATE, file: undefined, certificate: undefined, secret: '' },
      { file: expect.anything(), certificate: expect.anything(), secret: required },
    ],
  ])('%s', (_, entries, errors) => {
    expect(loadErrors(entries)).toEqual(errors);
  });
});

describe('unlockingOf', () => {
  it.each<[string, LoadEntries, object | undefined]>([
    ['the password', BY_PASSWORD, { kind: 'password', password: 'secret' }],
    ['the certificate', BY_CERTIFICATE, { kind: 'certificate', file: P12, pin: 'secret' }],
    ['nothing without a certificate', { ...BY_CERTIFICATE, certificate: undefined }, undefined],
  ])('returns %s', (_, entries, unlocking) => {
    expect(unlockingOf(entries)).toEqual(unlocking);
  });
});
