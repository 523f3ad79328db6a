/** Templates that an engine can render. */
export const TEMPLATES = ['form', 'panel'] as const;

/** A template by its name. */
export type TemplateName = (typeof TEMPLATES)[number];

/** The standards that Typst can check, one in each export. */
export type PdfStandard = 'a-2a' | 'a-2u' | 'a-3u' | 'ua-1';

/** The exports of one document, or the reason why there are none. */
export type Drawing = { readonly pdfs: readonly Uint8Array[] } | { readonly fault: string };

/** A Typst compiler that has loaded the templates and the fonts. */
export interface TypstEngine {
  /** Whether the engine checks standards; otherwise every export is a plain tagged PDF. */
  readonly checksStandards: boolean;
  /**
   * Renders a document once and exports it.
   *
   * @param page the page model as JSON, the only data of the template
   * @param standards standards of the exports, one PDF for each; an empty list gives one plain PDF
   * @returns a fault when the document does not meet one of the standards
   */
  draw(template: TemplateName, page: string, standards: readonly PdfStandard[]): Drawing;
  /** Returns the number of bytes that the engine does not free. */
  heldBytes(): number;
}

/** Returns the source file of a template. */
export function templateFile(template: TemplateName): URL {
  return new URL(`./templates/${template}.typ`, import.meta.url);
}
