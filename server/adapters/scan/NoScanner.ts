import type { MalwareScanner, ScanVerdict } from '../../ports/MalwareScanner.ts';

/** Looks at nothing: for one machine without a scanner, and for portals whose files are scanned later. */
export class NoScanner implements MalwareScanner {
  async scan(): Promise<ScanVerdict> {
    return 'clean';
  }

  async describe(): Promise<string> {
    return 'none: files are not scanned';
  }
}
