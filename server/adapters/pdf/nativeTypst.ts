import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Drawing, type PdfStandard, type TypstEngine, templateFile } from './TypstEngine.ts';

/**
 * Loads Typst as native code, which exports to standards and checks them.
 *
 * A crash or an endless loop affects the whole process, so the caller must use a separate process.
 *
 * @returns `undefined` when the package for this machine is not installed
 */
export function nativeTypst(fonts: readonly Uint8Array[]): TypstEngine | undefined {
  const loaded = load();
  if (!loaded) return undefined;
  const compiler = loaded.NodeCompiler.create({
    // Templates import nothing, and this folder never contains a file of an applicant.
    workspace: fileURLToPath(new URL('./templates', import.meta.url)),
    fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }],
  });
  return {
    checksStandards: true,
    heldBytes: () => process.memoryUsage.rss(),
    draw(template, page, standards): Drawing {
      try {
        return { pdfs: pdfsOf(compiler, template, page, standards) };
      } catch (error) {
        return { fault: error instanceof Error ? error.message : String(error) };
      } finally {
        compiler.evictCache(KEPT_DOCUMENTS);
      }
    },
  };
}

/** Number of documents for which the compiler caches unused parts. */
const KEPT_DOCUMENTS = 5;

/** The interface of the package, as far as it is used here. */
interface NativeTypst {
  readonly NodeCompiler: {
    create(options: {
      readonly workspace: string;
      readonly fontArgs: readonly { readonly fontBlobs: readonly Buffer[] }[];
    }): NodeCompiler;
  };
}

interface NodeCompiler {
  compile(options: {
    readonly mainFileContent: string;
    readonly inputs: Readonly<Record<string, string>>;
  }): { readonly result: object | null; takeDiagnostics(): object | null };
  fetchDiagnostics(error: object): readonly { readonly message?: string }[];
  pdf(document: object, options?: { readonly pdfStandard: PdfStandard }): Buffer;
  evictCache(age: number): void;
}

/** The packages by platform and processor. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@myriaddreamin/typst-ts-node-compiler-darwin-arm64',
  'linux-arm64': '@myriaddreamin/typst-ts-node-compiler-linux-arm64-gnu',
  'linux-x64': '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  'win32-x64': '@myriaddreamin/typst-ts-node-compiler-win32-x64-msvc',
};

function load(): NativeTypst | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  try {
    return name && createRequire(import.meta.url)(name);
  } catch {
    return undefined;
  }
}

/**
 * Exports a document.
 *
 * @throws {Error} when Typst refuses the document
 */
function pdfsOf(
  compiler: NodeCompiler,
  template: Parameters<TypstEngine['draw']>[0],
  page: string,
  standards: readonly PdfStandard[],
): readonly Uint8Array[] {
  const mainFileContent = readFileSync(templateFile(template), 'utf8');
  const compiled = compiler.compile({ mainFileContent, inputs: { page } });
  const { result } = compiled;
  if (!result) {
    const diagnostics = compiled.takeDiagnostics();
    const faults = diagnostics ? compiler.fetchDiagnostics(diagnostics) : [];
    throw new Error(faults.map(({ message }) => message).join('; '));
  }
  if (standards.length === 0) return [compiler.pdf(result)];
  return standards.map((pdfStandard) => compiler.pdf(result, { pdfStandard }));
}
