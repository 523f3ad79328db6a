import { ClamdScanner } from '../adapters/scan/ClamdScanner.ts';
import { NoScanner } from '../adapters/scan/NoScanner.ts';
import type { MalwareScanner } from '../ports/files/MalwareScanner.ts';
import type { Base } from './openBase.ts';

/** Opens the scanner that the settings name. Logs a warning when they name none. */
export function openScanner({ config, log }: Pick<Base, 'config' | 'log'>): MalwareScanner {
  const { scanner } = config;
  if (scanner.by === 'clamd') return new ClamdScanner(scanner);
  log.warn({ setting: 'MALWARE_SCANNER' }, 'uploaded files are not scanned for malware');
  return new NoScanner();
}
