import type { FastifyPluginAsync } from 'fastify';
import requestSchema from '#schemas/api/form-to-sign-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/form-to-sign-response.schema.json' with { type: 'json' };
import type { FormToSignRequest } from '#schemas/types/form-to-sign-request.generated.d.ts';
import type { FormToSignResponse } from '#schemas/types/form-to-sign-response.generated.d.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { SigningDeps } from './signingRoutes.ts';

const FORM_TO_SIGN = {
  tags: [TAGS.signing],
  summary: 'The document of a submission that its next signature is added to',
  security: SITTING_COOKIE,
  body: requestSchema,
  response: { 200: responseSchema, ...failures('notFound') },
};

/**
 * Registers `POST /api/submission/formToSign`: returns the document that the applicant reviews
 * before the next signature. The signature is appended to exactly these bytes.
 */
export const formToSignRoute: FastifyPluginAsync<SigningDeps> = async (
  app,
  { services, sittings },
) => {
  app.post<{ Body: FormToSignRequest; Reply: FormToSignResponse }>(
    '/api/submission/formToSign',
    { bodyLimit: BODY_LIMITS.small, config: { rate: 'submission' }, schema: FORM_TO_SIGN },
    async (request) => {
      const { submissionId } = request.body.submissionDetail;
      const { pdf } = await forSitting(sittings.of(request), (sitting) =>
        services.formToSign(submissionId, sitting),
      );
      return { result: 'ok', pdfData: Buffer.from(pdf).toString('base64') };
    },
  );
};
