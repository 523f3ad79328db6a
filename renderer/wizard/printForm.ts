import type { MakeDocumentOutput } from '#engine';
import { downloadFile } from '../app/downloadFile.ts';
import { fetchShownPdf } from './fetchShownPdf.ts';
import { pdfBlob } from './pdfBlob.ts';
import { pdfName } from './pdfName.ts';
import { printPdf } from './printPdf.ts';
import { signedFileName } from './signedFileName.ts';
import { signedSubmission } from './signedSubmission.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Prints the PDF of the form: a draft before it is handed in, then the record or the paper document;
 * once it is signed, the signed document.
 * A browser that cannot print a PDF downloads it.
 *
 * @returns the name of the file, where it was downloaded
 * @throws {CallError} when the PDF cannot be fetched
 */
export async function printForm(services: WizardServices): Promise<MakeDocumentOutput> {
  const { form, loading } = services;
  const pdf = await loading.during('pdf.making', () => shownPdf(services));
  const blob = pdfBlob(pdf);
  if (await printPdf(blob)) return {};
  const context = services.context();
  const nameOf = signedSubmission(context) === undefined ? pdfName : signedFileName;
  const name = nameOf(form.code, context?.acknowledgement?.referenceNumber);
  downloadFile(blob, name);
  return { downloadedAs: name };
}

async function shownPdf(services: WizardServices): Promise<string> {
  const { pdf } = services;
  const state = pdf.get();
  if (state.kind === 'made' && !state.isStale) return state.base64;
  const base64 = await fetchShownPdf(services);
  pdf.keep(base64, services.context()?.acknowledgement !== undefined);
  return base64;
}
