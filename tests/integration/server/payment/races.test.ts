import { describeRaces } from '../../../support/describeRaces.ts';
import { openTestPortal } from '../../../support/testPortal.ts';

describeRaces('embedded', () => openTestPortal());
