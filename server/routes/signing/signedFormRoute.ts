import type { FastifyPluginAsync } from 'fastify';
import requestSchema from '#schemas/api/signed-form-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/signed-form-response.schema.json' with { type: 'json' };
import type { SignedFormRequest } from '#schemas/types/signed-form-request.generated.d.ts';
import type { SignedFormResponse } from '#schemas/types/signed-form-response.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { SubmissionDeps } from '../submission/SubmissionDeps.ts';
import { SMALL } from '../submission/submissionCall.ts';
import { handOverOnWire } from './handOverOnWire.ts';

const SIGNED_FORM = {
  tags: [TAGS.signing],
  summary: 'The document of a submission, as it was signed',
  security: SITTING_COOKIE,
  body: requestSchema,
  response: { 200: responseSchema, ...failures('notFound') },
};

/**
 * Registers `POST /api/submission/signedForm`: returns the signed document of a submission with its
 * bytes unchanged, before and after the form is completed or submitted. Until the form is submitted
 * online, the response includes the sealed data for a saved file for the next signer.
 */
export const signedFormRoute: FastifyPluginAsync<Omit<SubmissionDeps, 'forms'>> = async (
  app,
  { services, sittings },
) => {
  app.post<{ Body: SignedFormRequest; Reply: SignedFormResponse }>(
    '/api/submission/signedForm',
    // Like submitFormByTxnId, the call only reads, with the capability in the browser's cookie. It
    // needs no captcha, so that a reloaded acknowledgement can still fetch the document.
    { ...SMALL, config: { rate: 'poll' }, schema: SIGNED_FORM },
    async (request) => {
      const { submissionId } = request.body.submissionDetail;
      const { pdf, handOver } = await forSitting(sittings.of(request), (sitting) =>
        services.signedForm(submissionId, sitting),
      );
      return {
        result: 'ok',
        pdfData: Buffer.from(pdf).toString('base64'),
        ...(handOver && { handOver: handOverOnWire(handOver) }),
      };
    },
  );
};
