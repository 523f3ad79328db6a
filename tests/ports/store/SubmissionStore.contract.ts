import { afterAll, beforeAll, describe } from 'vitest';
import type { Stores } from '../../../server/adapters/store/openStores.ts';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { describeAttemptRecords } from './AttemptRecords.contract.ts';
import { describeCaptchaStore } from './CaptchaStore.contract.ts';
import { describeDefinitions } from './DefinitionStore.contract.ts';
import { describeDocumentRecords } from './DocumentRecords.contract.ts';
import { describeHistoryRecords } from './HistoryRecords.contract.ts';
import { describeIdentityLogins } from './IdentityLogins.contract.ts';
import { describeKeyChecks } from './KeyChecks.contract.ts';
import { describeHashGuards, describeKeyedHashes } from './KeyedHashes.contract.ts';
import { describeOperatorRecords } from './OperatorRecords.contract.ts';
import { describeOutbox } from './Outbox.contract.ts';
import { describeRetention } from './Retention.contract.ts';
import { describeInvariants } from './SubmissionInvariants.contract.ts';
import { describeSubmissionRecords } from './SubmissionRecords.contract.ts';
import { describeSupplementaryRequests } from './SupplementaryRequests.contract.ts';
import { newSubmission, nextId } from './submissionSteps.ts';
import { describeTransactions } from './Transactions.contract.ts';
import { describeWebTokens } from './WebTokenRecords.contract.ts';

/**
 * Describes the contract of every submission store, with any database engine.
 *
 * @param name the database engine, for the title
 * @param open opens migrated stores that no other test uses
 */
export function describeSubmissionStore(name: string, open: () => Promise<Stores>): void {
  describe(`SubmissionStore: ${name}`, () => {
    let stores: Stores;
    let store: SubmissionStore;
    beforeAll(async () => {
      stores = await open();
      store = stores.submissions;
    }, 60_000);
    afterAll(async () => store?.close());

    describeSubmissionRecords(() => store);
    describeAttemptRecords(() => store);
    describeWebTokens(() => store);
    describeHistoryRecords(() => store);
    describeDocumentRecords(() => store);
    describeTransactions(() => store);
    describeInvariants(() => stores);
    describeCaptchaStore(() => stores.captcha);
    describeIdentityLogins(() => stores.identityLogins);
    describeDefinitions(() => stores.definitions);
    describeOutbox(() => store);
    describeRetention(() => store);
    describeOperatorRecords(() => store);
    describeSupplementaryRequests({ open: () => store, newSubmission, nextId });
    describeKeyedHashes(() => stores);
    describeHashGuards(() => stores);
    describeKeyChecks(() => stores);
  });
}
