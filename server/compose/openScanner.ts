import { ClamdScanner } from '../adapters/scan/ClamdScanner.ts';
import { NoScanner } from '../adapters/scan/NoScanner.ts';
import type { MalwareScanner } from '../ports/MalwareScanner.ts';
import type { Base } from './openBase.ts';

/** Opens the scanner that the settings name; that there is none is told at start. */
export function openScanner({ config, log }: Pick<Base, 'config' | 'log'>): MalwareScanner {
  const { scanner } = config;
  if (scanner.by === 'clamd') return new ClamdScanner(scanner);
  log.warn({ setting: 'MALWARE_SCANNER' }, 'uploaded files are not scanned for malware');
  return new NoScanner();
}
