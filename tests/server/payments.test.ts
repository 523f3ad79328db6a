import { describePaymentRaces } from '../support/describePaymentRaces.ts';
import { describePayments } from '../support/describePayments.ts';
import { openTestPortal } from '../support/testPortal.ts';

describePayments('the embedded store', () => openTestPortal());
describePaymentRaces('the embedded store', () => openTestPortal());
