import { describe, expect, it } from 'vitest';
import { ClamdScanner } from '../../../server/adapters/scan/ClamdScanner.ts';
import { NoScanner } from '../../../server/adapters/scan/NoScanner.ts';
import { openScanner } from '../../../server/compose/openScanner.ts';
import { readConfig } from '../../../server/config/config.ts';

/** Opens the scanner. @returns the scanner and the warnings */
function open(by: 'clamd' | 'none') {
  const warnings: unknown[] = [];
  const config = readConfig({});
  const scanner = { ...config.scanner, by };
  const log = { warn: (about: object) => void warnings.push(about) };
  const parts = { config: { ...config, scanner }, log } as unknown as Parameters<
    typeof openScanner
  >[0];
  return { scanner: openScanner(parts), warnings };
}

describe('openScanner', () => {
  it('opens the scanner that the settings name', () => {
    const { scanner, warnings } = open('clamd');
    expect(scanner).toBeInstanceOf(ClamdScanner);
    expect(warnings).toEqual([]);
  });

  it('warns that files are not scanned', () => {
    const { scanner, warnings } = open('none');
    expect(scanner).toBeInstanceOf(NoScanner);
    expect(warnings).toEqual([{ setting: 'MALWARE_SCANNER' }]);
  });
});
