import {
  CERTIFICATE_FILE_EXTENSION,
  CERTIFICATE_FILE_LIMIT_BYTES,
  CERTIFICATE_PIN_MAX_LENGTH,
} from '../constants/constants.ts';
import type { FieldError } from '../contract/FieldError.ts';
import { formatFileSize } from '../format/fileSize.ts';
import type { CertificateFile } from './Signing.ts';

/**
 * Checks a chosen certificate file and its PIN before the file is opened.
 *
 * @param file the file, `undefined` when the user chose none
 * @param pin as typed
 * @returns at most one error each for `/file` and `/pin`; empty when the file can be opened
 * @see specification, document 2, section 5 "Certificate sign dialog"
 *
 * @example
 * certificateErrors({ name: 'chan.p12', size: 4096 }, '1234'); // []
 * certificateErrors({ name: 'chan.pdf', size: 4096 }, '').map(({ path, key }) => `${path} ${key}`);
 * // ['/file validation_wrongFileType', '/pin validation_required']
 * certificateErrors(undefined, '1234');
 * // [{ path: '/file', key: 'validation_file_required', args: [] }]
 */
export function certificateErrors(
  file: Pick<CertificateFile, 'name' | 'size'> | undefined,
  pin: string,
): readonly FieldError[] {
  return [fileFault(file), pinFault(pin)].filter((fault) => fault !== undefined);
}

function fileFault(
  file: Pick<CertificateFile, 'name' | 'size'> | undefined,
): FieldError | undefined {
  if (file === undefined) return fault('/file', 'validation_file_required');
  if (!file.name.toLowerCase().endsWith(CERTIFICATE_FILE_EXTENSION)) {
    return fault('/file', 'validation_wrongFileType', CERTIFICATE_FILE_EXTENSION);
  }
  if (file.size > CERTIFICATE_FILE_LIMIT_BYTES) {
    return fault(
      '/file',
      'validation_fileSizeExceed',
      formatFileSize(CERTIFICATE_FILE_LIMIT_BYTES),
    );
  }
  return undefined;
}

function pinFault(pin: string): FieldError | undefined {
  if (pin === '') return fault('/pin', 'validation_required');
  if ([...pin].length > CERTIFICATE_PIN_MAX_LENGTH) {
    return fault('/pin', 'validation_maxLength', CERTIFICATE_PIN_MAX_LENGTH);
  }
  return undefined;
}

function fault(path: string, key: string, ...args: readonly (string | number)[]): FieldError {
  return { path, key, args };
}
