import { describeTaking } from '../../../support/describeTaking.ts';
import { openTestPortal } from '../../../support/testPortal.ts';

describeTaking('the embedded store', () => openTestPortal());
