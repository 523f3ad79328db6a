import type { MakeDocumentOutput } from '#engine';
import { downloadFile } from '../../browser/downloadFile.ts';
import { printPdf } from '../../browser/printPdf.ts';
import { signedSubmission } from '../state/signedSubmission.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { fetchShownPdf } from './fetchShownPdf.ts';
import { pdfBlob } from './pdfBlob.ts';
import { pdfName } from './pdfName.ts';
import { signedFileName } from './signedFileName.ts';

/**
 * Prints the PDF of the form: a draft before submission, then the record or the paper document. For
 * a signed form, prints the signed document. In a browser that cannot print PDFs, downloads the
 * PDF.
 *
 * @returns the file name, if the PDF was downloaded
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
