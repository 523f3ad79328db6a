import type { MalwareScanner, ScanVerdict } from '../../ports/files/MalwareScanner.ts';

/**
 * A scanner that scans nothing: for a machine without a scanner, and for portals whose files are
 * scanned later.
 */
export class NoScanner implements MalwareScanner {
  async scan(): Promise<ScanVerdict> {
    return 'clean';
  }

  async describe(): Promise<string> {
    return 'none: files are not scanned';
  }
}
