import { describePolls } from '../../../support/describePolls.ts';
import { openTestPortal } from '../../../support/testPortal.ts';

describePolls('the embedded store', () => openTestPortal());
