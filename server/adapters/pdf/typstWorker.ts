import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { FONT_FILES } from './fontFiles.ts';
import type { PrintPage, PrintPanel } from './PrintPage.ts';
import { ShownCharacters } from './ShownCharacters.ts';

/** What a worker answers; a value, because errors lose their class between threads. */
export type DrawnPage = (
  | { readonly pdf: Uint8Array }
  | { readonly missing: readonly string[] }
  | { readonly fault: string }
) & {
  /** Memory that the compiler holds, its caches included: it never gives any back. */
  readonly heldBytes: number;
};

/** What to draw, and the template that it is made for. */
export type PageToDraw =
  | { readonly template: 'form'; readonly page: PrintPage }
  | { readonly template: 'panel'; readonly page: PrintPanel };

/**
 * Draws one page model as a PDF. Runs in a worker thread: the compiler is synchronous.
 *
 * The compiler sees the templates and this JSON, nothing else: no file system, no network.
 */
export function drawPage({ template, page }: PageToDraw): DrawnPage {
  const json = JSON.stringify(page);
  const missing = shown.missingIn(json);
  if (missing.length > 0) return { missing, heldBytes: memory.buffer.byteLength };
  const world = compiler.snapshot(null, pathOf(template), [['page', json]]);
  try {
    const { result, diagnostics } = world.get_artifact(PDF, FULL_DIAGNOSTICS) as Artifact;
    const heldBytes = memory.buffer.byteLength;
    if (result === undefined) return { fault: faultOf(diagnostics), heldBytes };
    return { pdf: result, heldBytes };
  } finally {
    world.free();
  }
}

const TEMPLATES = ['form', 'panel'] as const;
const pathOf = (template: PageToDraw['template']) => `/${template}.typ`;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;

interface Artifact {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly { readonly message: string; readonly range?: string }[];
}

const fonts = {
  regular: FONT_FILES.regular.map((file) => readFileSync(file)),
  bold: FONT_FILES.bold.map((file) => readFileSync(file)),
};
const shown = new ShownCharacters(Object.values(fonts));
const wasm = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
const { memory } = initSync({ module: readFileSync(fileURLToPath(wasm)) });
const compiler = await makeCompiler();

async function makeCompiler(): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of [...fonts.regular, ...fonts.bold]) await builder.add_raw_font(font);
  const made = await builder.build();
  for (const template of TEMPLATES) {
    const file = new URL(`./templates/${template}.typ`, import.meta.url);
    made.add_source(pathOf(template), readFileSync(file, 'utf8'));
  }
  return made;
}

function faultOf(diagnostics: Artifact['diagnostics']): string {
  return diagnostics?.map(({ message, range }) => `${range ?? ''} ${message}`).join('; ') ?? '';
}
