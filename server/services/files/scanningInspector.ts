import type { AttachmentInspector } from '../../ports/files/AttachmentInspector.ts';
import type { MalwareScanner } from '../../ports/files/MalwareScanner.ts';

/**
 * Creates an inspector that also scans each valid file for malware. Without a result of the
 * scanner, the inspection fails.
 *
 * @returns an inspector whose `inspect` may also throw `ScannerError`
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
