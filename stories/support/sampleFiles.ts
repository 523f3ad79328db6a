import type { FileValue } from '#renderer';

/** Returns a file value of an answer. */
export function keptFile(name: string, size: number): FileValue {
  const sha256 = [...name].map((character) => character.charCodeAt(0).toString(16)).join('');
  return {
    name,
    size,
    type: 'application/pdf',
    sha256: sha256.padEnd(64, '0').slice(0, 64),
    ref: name,
  };
}

/** Returns a file to choose that starts like a PDF. */
export function pdfFile(name: string, bytes = 64): File {
  return new File([`%PDF-1.7 ${name}`.padEnd(bytes, ' ')], name, { type: 'application/pdf' });
}
