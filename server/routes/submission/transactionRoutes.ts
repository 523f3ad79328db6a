import type { FastifyPluginAsync } from 'fastify';
import { amountText } from '#engine';
import createSchema from '#schemas/api/create-transaction-request.schema.json' with {
  type: 'json',
};
import createdSchema from '#schemas/api/create-transaction-response.schema.json' with {
  type: 'json',
};
import pollSchema from '#schemas/api/poll-response.schema.json' with { type: 'json' };
import type { CreateTransactionRequest } from '#schemas/types/create-transaction-request.generated.d.ts';
import type { CreateTransactionResponse } from '#schemas/types/create-transaction-response.generated.d.ts';
import type { PollResponse } from '#schemas/types/poll-response.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { TransactionResult } from '../../services/contract/PaymentServices.ts';
import { stateOnWire } from '../payment/stateOnWire.ts';
import { pathCents, type SubmissionDeps } from './SubmissionDeps.ts';
import { SMALL } from './submissionCall.ts';
import { answersOnWire } from './wireResults.ts';

const CREATE = {
  tags: [TAGS.payment],
  summary: 'Begin the one live attempt to pay for a submission',
  security: SITTING_COOKIE,
  body: createSchema,
  response: { 200: createdSchema, ...failures('badAmount', 'notFound') },
};

const POLL = {
  tags: [TAGS.payment],
  summary: 'How a payment stands; IN_PROCESS means ask again',
  security: SITTING_COOKIE,
  response: { 200: pollSchema, ...failures('notFound') },
};

/**
 * Registers `POST /api/submission/createTransaction`: creates the one live attempt to pay for a
 * submission. `GET /api/submission/poll/{transactionId}` returns its status; `IN_PROCESS` means
 * poll again.
 */
export const transactionRoutes: FastifyPluginAsync<Omit<SubmissionDeps, 'forms'>> = async (
  app,
  { services, sittings },
) => {
  app.post<{ Body: CreateTransactionRequest; Reply: CreateTransactionResponse }>(
    '/api/submission/createTransaction',
    { ...SMALL, schema: CREATE },
    async (request) => {
      const { paymentAmount, submissionId } = request.body;
      const amountCents = pathCents(paymentAmount);
      const result = await forSitting(sittings.of(request), (sitting) =>
        services.createTransaction({ submissionId, amountCents, sitting }),
      );
      return transactionOnWire(result);
    },
  );

  app.get<{ Params: { transactionId: string }; Reply: PollResponse }>(
    '/api/submission/poll/:transactionId',
    { config: { rate: 'poll' }, schema: POLL },
    async (request) => {
      const { transactionId } = request.params;
      const state = await forSitting(sittings.of(request), (sitting) =>
        services.pollTransaction(transactionId, sitting),
      );
      return stateOnWire(state);
    },
  );
};

function transactionOnWire(result: TransactionResult): CreateTransactionResponse {
  switch (result.result) {
    case 'ok':
      return { result: 'ok', transactionId: result.transactionId, webToken: result.webToken };
    case 'processing':
    case 'paidDataLocked': {
      const { transactionId } = result;
      return { ...failed(result.result), ...(transactionId && { transactionId }) };
    }
    case 'validationError':
      return answersOnWire(result);
    case 'amountMismatch':
      return { ...failed(result.result), paymentAmount: amountText(result.amountCents) };
    case 'signatureRequired':
    case 'signatureFailure':
      return { ...failed(result.result), invalidSignatures: [...result.invalidSignatures] };
    default:
      return failed(result.result);
  }
}

function failed<R extends CreateTransactionResponse['result']>(result: R) {
  return { result, message: result };
}
