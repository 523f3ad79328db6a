import { describeFeeOfCompletion } from '../../../support/describeFeeOfCompletion.ts';
import { describePaymentRaces } from '../../../support/describePaymentRaces.ts';
import { describePayments } from '../../../support/describePayments.ts';
import { describeRefundDone } from '../../../support/describeRefundDone.ts';
import { openTestPortal } from '../../../support/testPortal.ts';

describePayments('the embedded store', () => openTestPortal());
describePaymentRaces('the embedded store', () => openTestPortal());
describeFeeOfCompletion('the embedded store', () => openTestPortal());
describeRefundDone('the embedded store', () => openTestPortal());
