import { NoScanner } from '../../../../server/adapters/scan/NoScanner.ts';
import { describeMalwareScanner } from '../../../ports/MalwareScanner.contract.ts';

describeMalwareScanner('NoScanner', false, async () => ({
  scanner: new NoScanner(),
  close: async () => {},
}));
