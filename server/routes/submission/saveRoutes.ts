import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import saveSchema from '#schemas/api/submit-before-payment-request.schema.json' with {
  type: 'json',
};
import savedSchema from '#schemas/api/submit-before-payment-response.schema.json' with {
  type: 'json',
};
import updateSchema from '#schemas/api/update-before-payment-request.schema.json' with {
  type: 'json',
};
import type { SubmitBeforePaymentRequest } from '#schemas/types/submit-before-payment-request.generated.d.ts';
import type { SubmitBeforePaymentResponse } from '#schemas/types/submit-before-payment-response.generated.d.ts';
import type { UpdateBeforePaymentRequest } from '#schemas/types/update-before-payment-request.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { filesOf } from '../../plugins/bodies/incomingFiles.ts';
import { forSitting } from '../../plugins/sitting.ts';
import { inOwnSitting } from './inOwnSitting.ts';
import { readFormData } from './readFormData.ts';
import {
  bodyLanguage,
  definitionOf,
  idempotencyKeyOf,
  type SubmissionDeps,
} from './SubmissionDeps.ts';
import { WITH_FILES, WITH_FILES_ONCE } from './submissionCall.ts';
import { savedOnWire } from './wireResults.ts';

interface SaveCall {
  Params: { formCode: string };
  Body: SubmitBeforePaymentRequest;
  Reply: SubmitBeforePaymentResponse;
}

interface UpdateCall {
  Params: { formCode?: string };
  Body: UpdateBeforePaymentRequest;
  Reply: SubmitBeforePaymentResponse;
}

const SAVE = {
  tags: [TAGS.submission],
  summary: 'Keep and price a form, before it is signed or paid for',
  body: saveSchema,
  response: { 200: savedSchema, ...failures('invalidFormCode', 'notFound', 'conflict') },
};

const UPDATE = {
  tags: [TAGS.submission],
  summary: 'Replace the answers of a form that is kept',
  security: SITTING_COOKIE,
  body: updateSchema,
  response: { 200: savedSchema, ...failures('invalidFormCode', 'unknownDefinition', 'notFound') },
};

/**
 * Registers `POST /api/submission/submitFormBeforePayment/{formCode}`, which stores and prices a
 * form under a separate capability. `POST /api/submission/updateFormBeforePayment`, with or without
 * the form code, replaces the form's answers.
 */
export const saveRoutes: FastifyPluginAsync<SubmissionDeps> = async (app, deps) => {
  const { services, forms, sittings } = deps;

  app.post<SaveCall>(
    '/api/submission/submitFormBeforePayment/:formCode',
    { ...WITH_FILES_ONCE, schema: SAVE },
    async (request, reply) => {
      const { formCode } = request.params;
      const { formData: wire, submissionDetail } = request.body;
      const idempotencyKey = idempotencyKeyOf(request);
      await refreshPrevious(deps, request);
      const form = await definitionOf(forms, formCode, request);
      if (!form) return FORM_CHANGED;
      const input = {
        ...readFormData(form.plan, wire, filesOf(request)),
        formCode,
        definitionHash: form.hash,
        language: bodyLanguage(submissionDetail.lang),
        idempotencyKey,
      };
      const http = { request, reply };
      return savedOnWire(await inOwnSitting(deps, http, input, services.saveSubmission));
    },
  );

  const update = async (request: FastifyRequest<UpdateCall>) => {
    const { formData: wire, submissionDetail } = request.body;
    const { submissionId } = submissionDetail;
    await refreshPrevious(deps, request);
    const formCode = request.params.formCode ?? (await codeOf(deps, request, submissionId));
    const form = await definitionOf(forms, formCode, request);
    if (!form) return FORM_CHANGED;
    const answers = readFormData(form.plan, wire, filesOf(request));
    const saved = await forSitting(sittings.of(request), (sitting) =>
      services.updateSubmission({
        ...answers,
        sitting,
        formCode,
        submissionId,
        definitionHash: form.hash,
        language: bodyLanguage(submissionDetail.lang),
        signedFields: submissionDetail.signedFields?.map(({ signField }) => signField),
      }),
    );
    return savedOnWire(saved);
  };
  const options = { ...WITH_FILES, schema: UPDATE };
  app.post<UpdateCall>('/api/submission/updateFormBeforePayment/:formCode', options, update);
  app.post<UpdateCall>('/api/submission/updateFormBeforePayment', options, update);
};

const FORM_CHANGED: SubmitBeforePaymentResponse = {
  result: 'formChanged',
  message: 'formChanged',
};

/** Queries the browser's previous payment first, because it may have been approved meanwhile. */
async function refreshPrevious(
  { services, sittings }: SubmissionDeps,
  request: FastifyRequest<Pick<UpdateCall, 'Body'>> | FastifyRequest<Pick<SaveCall, 'Body'>>,
): Promise<void> {
  const { previousGcisTxnId } = request.body.submissionDetail;
  if (previousGcisTxnId === undefined) return;
  await services.refreshPreviousPayment(previousGcisTxnId, sittings.of(request));
}

/** Finds the form code of a submission when the URL does not contain it. */
async function codeOf(
  { services, forms, sittings }: SubmissionDeps,
  request: FastifyRequest,
  submissionId: string,
): Promise<string> {
  const hash = await forSitting(sittings.of(request), (sitting) =>
    services.definitionOf(submissionId, sitting),
  );
  const form = await forms.byHash(hash);
  if (!form) throw new ApiError('unknownDefinition');
  return form.code;
}
