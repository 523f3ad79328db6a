import type { AttachmentInspector } from '../../ports/AttachmentInspector.ts';
import type { MalwareScanner } from '../../ports/MalwareScanner.ts';

/**
 * An inspector that also has every file scanned which is what it says it is. Where the scanner
 * cannot tell, nobody takes the file.
 *
 * @returns an inspector that throws `ScannerError`, too
 * @see reliability T-20, B-58
 */
export function scanningInspector(
  inspector: AttachmentInspector,
  scanner: MalwareScanner,
): AttachmentInspector {
  return {
    async inspect(file, allowance) {
      const verdict = await inspector.inspect(file, allowance);
      if (!verdict.ok || (await scanner.scan(file.content)) === 'clean') return verdict;
      return { ok: false, key: 'fileInfected', args: [verdict.name] };
    },
    close: () => inspector.close(),
  };
}
