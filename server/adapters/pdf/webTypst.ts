import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { type Drawing, TEMPLATES, type TypstEngine, templateFile } from './TypstEngine.ts';

/**
 * Loads Typst as WebAssembly, which runs on every machine but cannot export to a PDF standard.
 *
 * The compiler can read only the templates and the JSON: no file system, no network.
 */
export async function webTypst(fonts: readonly Uint8Array[]): Promise<TypstEngine> {
  const wasm = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  const { memory } = initSync({ module: readFileSync(fileURLToPath(wasm)) });
  const compiler = await makeCompiler(fonts);
  return {
    checksStandards: false,
    heldBytes: () => memory.buffer.byteLength,
    draw(template, page): Drawing {
      const world = compiler.snapshot(null, pathOf(template), [['page', page]]);
      try {
        const { result, diagnostics } = world.get_artifact(PDF, FULL_DIAGNOSTICS) as Artifact;
        return result === undefined ? { fault: compileErrorOf(diagnostics) } : { pdfs: [result] };
      } finally {
        world.free();
      }
    },
  };
}

const pathOf = (template: string) => `/${template}.typ`;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;

interface Artifact {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly { readonly message: string; readonly range?: string }[];
}

async function makeCompiler(fonts: readonly Uint8Array[]): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const made = await builder.build();
  for (const template of TEMPLATES) {
    made.add_source(pathOf(template), readFileSync(templateFile(template), 'utf8'));
  }
  return made;
}

function compileErrorOf(diagnostics: Artifact['diagnostics']): string {
  return diagnostics?.map(({ message, range }) => `${range ?? ''} ${message}`).join('; ') ?? '';
}
