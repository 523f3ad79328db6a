import { describeOutboxSignal } from '../../../support/describeOutboxSignal.ts';

describeOutboxSignal('the embedded store', async () => undefined);
