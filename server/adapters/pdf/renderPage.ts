import { readFileSync } from 'node:fs';
import { FONT_FILES } from './fontFiles.ts';
import { nativeTypst } from './nativeTypst.ts';
import type { PrintPage, PrintPanel } from './PrintPage.ts';
import { CLAIMS, type ClaimName, completeClaims } from './pdfClaims.ts';
import { ShownCharacters } from './ShownCharacters.ts';
import type { TypstEngine } from './TypstEngine.ts';

/**
 * A rendered page, or the reason why rendering failed. The reason is a value, because errors lose
 * their class between processes.
 */
export type RenderedPage = (
  | { readonly pdf: Uint8Array }
  | { readonly missing: readonly string[] }
  | { readonly fault: string }
) & {
  /** Memory that the compiler does not free, in bytes. */
  readonly heldBytes: number;
};

/** A page to render, with its template. */
export type PageToRender = (
  | { readonly template: 'form'; readonly page: PrintPage }
  | { readonly template: 'panel'; readonly page: PrintPanel }
) & {
  readonly claims: ClaimName;
  /** Whether to use WebAssembly even if native code is installed. */
  readonly isPortable?: boolean;
};

/**
 * Renders one page model as a PDF. Rendering is mostly synchronous, so the caller must use a
 * separate process.
 */
export async function renderPage(order: PageToRender): Promise<RenderedPage> {
  const { template, page, claims, isPortable = false } = order;
  const json = JSON.stringify(page);
  const missing = shown.missingIn(json);
  const engine = await engineFor(isPortable);
  if (missing.length > 0) return { missing, heldBytes: engine.heldBytes() };
  const standards = engine.checksStandards ? CLAIMS[claims] : [];
  const checked = engine.draw(template, json, standards);
  // An applicant needs the document in any case, so a document that breaks a standard is rendered
  // without the claim.
  const drawing = 'fault' in checked ? engine.draw(template, json, []) : checked;
  const heldBytes = engine.heldBytes();
  if ('fault' in drawing) return { ...drawing, heldBytes };
  const [pdf, universal] = drawing.pdfs;
  if (!pdf) return { fault: 'nothing was exported', heldBytes };
  // A panel becomes part of another document, whose claims apply.
  if (template === 'panel') return { pdf, heldBytes };
  return { pdf: await completeClaims(pdf, universal !== undefined), heldBytes };
}

const fonts = {
  regular: FONT_FILES.regular.map((file) => readFileSync(file)),
  bold: FONT_FILES.bold.map((file) => readFileSync(file)),
};
const shown = new ShownCharacters(Object.values(fonts));
const allFonts = [...fonts.regular, ...fonts.bold];
const native = nativeTypst(allFonts);
let web: Promise<TypstEngine> | undefined;

/** Loads an engine. An installation with native code has no WebAssembly. */
async function engineFor(isPortable: boolean): Promise<TypstEngine> {
  if (native && !isPortable) return native;
  web ??= import('./webTypst.ts').then(({ webTypst }) => webTypst(allFonts));
  return web;
}
