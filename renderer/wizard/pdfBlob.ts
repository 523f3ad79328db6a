import { fromBase64 } from '../api/base64.ts';

/** The bytes of a PDF as the browser shows and downloads them. */
export function pdfBlob(base64: string): Blob {
  return new Blob([fromBase64(base64)], { type: 'application/pdf' });
}
