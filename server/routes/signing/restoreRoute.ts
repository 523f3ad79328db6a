import type { FastifyPluginAsync } from 'fastify';
import { amountText, SIGNED_DOCUMENT_LIMIT_BYTES } from '#engine';
import requestSchema from '#schemas/api/restore-signed-form-request.schema.json' with {
  type: 'json',
};
import responseSchema from '#schemas/api/restore-signed-form-response.schema.json' with {
  type: 'json',
};
import type { RestoreSignedFormRequest } from '#schemas/types/restore-signed-form-request.generated.d.ts';
import type { RestoreSignedFormResponse } from '#schemas/types/restore-signed-form-response.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import { filesOf } from '../../plugins/bodies/incomingFiles.ts';
import type { RestoreResult } from '../../services/contract/SigningServices.ts';
import { readFormData } from '../submission/readFormData.ts';
import { bodyLanguage, definitionOf, type SubmissionDeps } from '../submission/SubmissionDeps.ts';
import { WITH_FILES } from '../submission/submissionCall.ts';
import { answersOnWire } from '../submission/wireResults.ts';
import { handOverOf } from './handOverOnWire.ts';

interface RestoreCall {
  Params: { formCode: string };
  Body: RestoreSignedFormRequest;
  Reply: RestoreSignedFormResponse;
}

const RESTORE = {
  tags: [TAGS.signing],
  summary: 'Take over the signed document of a saved file, every signature verified again',
  body: requestSchema,
  response: { 200: responseSchema, ...failures('invalidFormCode', 'badFormData') },
};

/**
 * Registers `POST /api/submission/restoreSignedForm/{formCode}`: restores the signed document of a
 * saved file for the next signer. The browser gets a capability only if the document was restored.
 */
export const restoreRoute: FastifyPluginAsync<SubmissionDeps> = async (app, deps) => {
  const { services, forms, sittings } = deps;
  app.post<RestoreCall>(
    '/api/submission/restoreSignedForm/:formCode',
    { ...WITH_FILES, schema: RESTORE },
    async (request, reply) => {
      const { formCode } = request.params;
      const { lang, pdfData, handOver } = request.body.submissionDetail;
      const form = await definitionOf(forms, formCode, request);
      if (!form) return { result: 'formChanged', message: 'formChanged' };
      const answers = readFormData(form.plan, request.body.formData, filesOf(request));
      const pdf = documentIn(pdfData);
      const [capability] = sittings.offer(undefined);
      if (!capability) throw new ApiError('internal');
      const restored = await services.restoreSigned({
        ...answers,
        sitting: capability.sitting,
        formCode,
        definitionHash: form.hash,
        language: bodyLanguage(lang),
        pdf,
        handOver: handOverOf(handOver),
      });
      if (restored.result === 'ok') sittings.give(request, reply, capability);
      return onWire(restored);
    },
  );
};

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes the document. @throws {ApiError} `badRequest` for invalid base64; `tooLarge` */
function documentIn(base64: string): Uint8Array {
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) throw new ApiError('badRequest');
  const pdf = Buffer.from(base64, 'base64');
  if (pdf.length > SIGNED_DOCUMENT_LIMIT_BYTES) throw new ApiError('tooLarge');
  return pdf;
}

function onWire(restored: RestoreResult): RestoreSignedFormResponse {
  switch (restored.result) {
    case 'validationError':
    case 'recomputed':
      return answersOnWire(restored);
    case 'formChanged':
      return { result: 'formChanged', message: 'formChanged' };
    case 'signatureFailure':
      return {
        result: 'signatureFailure',
        message: 'signatureFailure',
        invalidSignatures: restored.faults.map(({ field }) => field),
        brokenSignatures: restored.faults.map(({ field, key }) => ({
          signField: field,
          message: key,
        })),
      };
    case 'ok':
      return {
        result: 'ok',
        submissionId: restored.submissionId,
        paymentAmount: amountText(restored.amountCents),
        signedFields: restored.signatures.map(({ field, signedBy, signedAt }) => ({
          signField: field,
          signedBy,
          signatureTimestamp: signedAt.toISOString(),
        })),
      };
  }
}
