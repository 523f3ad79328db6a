/** Templates that an engine draws. */
export const TEMPLATES = ['form', 'panel'] as const;

/** A template by its name. */
export type TemplateName = (typeof TEMPLATES)[number];

/** Standards that Typst checks a document against; one for each export. */
export type PdfStandard = 'a-2a' | 'a-2u' | 'a-3u' | 'ua-1';

/** The exports of one document, or why there are none. */
export type Drawing = { readonly pdfs: readonly Uint8Array[] } | { readonly fault: string };

/** A Typst compiler with the templates and the fonts in it. */
export interface TypstEngine {
  /** Checks standards; without, every export is a plain tagged PDF. */
  readonly checksStandards: boolean;
  /**
   * Draws a document once and exports it.
   *
   * @param page the page model as JSON, all that the template reads
   * @param standards a PDF for each of them; none: one plain PDF
   * @returns a fault where the document does not meet one of the standards
   */
  draw(template: TemplateName, page: string, standards: readonly PdfStandard[]): Drawing;
  /** Bytes that the engine holds and does not give back. */
  heldBytes(): number;
}

/** The source of a template. */
export function templateFile(template: TemplateName): URL {
  return new URL(`./templates/${template}.typ`, import.meta.url);
}
