import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import byTransactionSchema from '#schemas/api/submit-by-transaction-request.schema.json' with {
  type: 'json',
};
import submitSchema from '#schemas/api/submit-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/submit-response.schema.json' with { type: 'json' };
import type { SubmitByTransactionRequest } from '#schemas/types/submit-by-transaction-request.generated.d.ts';
import type { SubmitRequest } from '#schemas/types/submit-request.generated.d.ts';
import type { SubmitResponse } from '#schemas/types/submit-response.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { filesOf } from '../../plugins/bodies/incomingFiles.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { SubmitInput } from '../../services/contract/SubmissionServices.ts';
import { inOwnSitting } from './inOwnSitting.ts';
import { readFormData } from './readFormData.ts';
import {
  bodyLanguage,
  definitionOf,
  idempotencyKeyOf,
  pathCents,
  type SubmissionDeps,
} from './SubmissionDeps.ts';
import { SMALL, WITH_FILES_ONCE } from './submissionCall.ts';
import { submittedOnWire } from './wireResults.ts';

interface SubmitCall {
  Params: { formCode: string; amount: string };
  Body: SubmitRequest;
  Reply: SubmitResponse;
}

const SUBMIT = {
  tags: [TAGS.submission],
  summary: 'Hand a free or paper form in, or read what became of a paid one',
  body: submitSchema,
  response: {
    200: responseSchema,
    ...failures('badAmount', 'invalidFormCode', 'notFound', 'conflict'),
  },
};

const BY_TRANSACTION = {
  tags: [TAGS.submission],
  summary: 'Read what became of a paid form, by its transaction',
  security: SITTING_COOKIE,
  body: byTransactionSchema,
  response: { 200: responseSchema, ...failures('notFound') },
};

/**
 * Registers `POST /api/submission/{formCode}/{amount}`: reads the finished submission of a paid
 * form, or submits a free or paper form. The amount is only compared. `POST
 * /api/submission/submitFormByTxnId` reads the same result by transaction.
 */
export const submitRoutes: FastifyPluginAsync<SubmissionDeps> = async (app, deps) => {
  const { services, sittings } = deps;

  app.post<SubmitCall>(
    '/api/submission/:formCode/:amount',
    { ...WITH_FILES_ONCE, schema: SUBMIT },
    async (request, reply) => {
      const input = await submitInputOf(deps, request);
      if (!input) return { result: 'formChanged', message: 'formChanged' };
      if (input.submissionId === undefined) {
        const http = { request, reply };
        return submittedOnWire(await inOwnSitting(deps, http, input, services.submitForm));
      }
      const submitted = await forSitting(sittings.of(request), (sitting) =>
        services.submitForm({ ...input, sitting }),
      );
      if ('refused' in submitted) throw new ApiError('conflict');
      return submittedOnWire(submitted);
    },
  );

  app.post<{ Body: SubmitByTransactionRequest; Reply: SubmitResponse }>(
    '/api/submission/submitFormByTxnId',
    // The call only reads, with this browser's own cookie. An applicant who paid needs no further
    // captcha.
    { ...SMALL, config: { rate: 'poll' }, schema: BY_TRANSACTION },
    async (request) => {
      const { transactionId } = request.body.submissionDetail;
      const found = await forSitting(sittings.of(request), (sitting) =>
        services.readByTransaction(transactionId, sitting),
      );
      return submittedOnWire(found);
    },
  );
};

async function submitInputOf(
  { forms }: SubmissionDeps,
  request: FastifyRequest<SubmitCall>,
): Promise<Omit<SubmitInput, 'sitting'> | undefined> {
  const { formCode, amount } = request.params;
  const { formData: wire, submissionDetail } = request.body;
  const amountCents = pathCents(amount);
  const form = await definitionOf(forms, formCode, request);
  if (!form) return undefined;
  const answers = wire
    ? readFormData(form.plan, wire, filesOf(request))
    : { formData: undefined, files: [] };
  return {
    ...answers,
    amountCents,
    formCode,
    definitionHash: form.hash,
    language: bodyLanguage(submissionDetail.lang),
    submissionId: submissionDetail.submissionId,
    printOnPaper: submissionDetail.printOnPaper ?? false,
    idempotencyKey: idempotencyKeyOf(request),
  };
}
