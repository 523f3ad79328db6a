import { fromBase64 } from '../../api/base64.ts';

/** Returns a PDF as a blob that the browser can show and download. */
export function pdfBlob(base64: string): Blob {
  return new Blob([fromBase64(base64)], { type: 'application/pdf' });
}
