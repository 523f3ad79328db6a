import type { FastifyPluginAsync } from 'fastify';
import signSchema from '#schemas/api/sign-request.schema.json' with { type: 'json' };
import signResponse from '#schemas/api/sign-response.schema.json' with { type: 'json' };
import signedHashSchema from '#schemas/api/signed-hash-request.schema.json' with { type: 'json' };
import signedHashResponse from '#schemas/api/signed-hash-response.schema.json' with {
  type: 'json',
};
import type { SignRequest } from '#schemas/types/sign-request.generated.d.ts';
import type { SignResponse } from '#schemas/types/sign-response.generated.d.ts';
import type { SignedHashRequest } from '#schemas/types/signed-hash-request.generated.d.ts';
import type { SignedHashResponse } from '#schemas/types/signed-hash-response.generated.d.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting, type Sittings } from '../../plugins/sitting.ts';
import type { SigningServices } from '../../services/contract/SigningServices.ts';
import { refusedSigning } from './refusedSigning.ts';

/** The dependencies of the routes that sign with a certificate. */
export interface SigningDeps {
  readonly services: SigningServices;
  readonly sittings: Sittings;
}

interface SignCall {
  Params: { formCode: string; signField: string };
  Body: SignRequest;
  Reply: SignResponse;
}

interface SignedHashCall {
  Params: { signField: string };
  Body: SignedHashRequest;
  Reply: SignedHashResponse;
}

const SIGN = {
  tags: [TAGS.signing],
  summary: 'The document with room for a signature, and what the browser has to sign',
  security: SITTING_COOKIE,
  body: signSchema,
  response: { 200: signResponse, ...failures('invalidFormCode', 'notFound') },
};

const SIGNED_HASH = {
  tags: [TAGS.signing],
  summary: 'Complete the document with the signature, and verify it',
  security: SITTING_COOKIE,
  body: signedHashSchema,
  response: { 200: signedHashResponse, ...failures('notFound') },
};

/**
 * Registers `POST /api/submission/sign/{formCode}/{signField}`: returns the document with space for
 * a signature, and the bytes that the browser must sign. `POST
 * /api/submission/signedHash/{signField}` accepts the signature, then completes and verifies the
 * document.
 */
export const signingRoutes: FastifyPluginAsync<SigningDeps> = async (
  app,
  { services, sittings },
) => {
  app.post<SignCall>(
    '/api/submission/sign/:formCode/:signField',
    {
      bodyLimit: BODY_LIMITS.form,
      config: { captcha: true, rate: 'submission' },
      schema: SIGN,
    },
    async (request) => {
      const { formCode, signField } = request.params;
      const { submissionDetail, ecertPub, ecertChain = [], idProof } = request.body;
      const prepared = await forSitting(sittings.of(request), (sitting) =>
        services.prepareSignature({
          sitting,
          submissionId: submissionDetail.submissionId,
          formCode,
          field: signField,
          certificate: bytes(ecertPub),
          chain: ecertChain.map(bytes),
          idProof: idProof === undefined ? undefined : bytes(idProof),
        }),
      );
      if (prepared.result !== 'ok') return refusedSigning(prepared);
      return {
        result: 'ok',
        submissionId: prepared.submissionId,
        docHash: prepared.docHash,
        toBeSigned: base64(prepared.toBeSigned),
        pdfData: base64(prepared.pdf),
        signedBy: prepared.signedBy,
        signatureName: prepared.signatureName,
        signatureTimestamp: prepared.signedAt.toISOString(),
      };
    },
  );

  app.post<SignedHashCall>(
    '/api/submission/signedHash/:signField',
    {
      bodyLimit: BODY_LIMITS.files,
      config: { captcha: true, rate: 'submission', largeBody: true, longTexts: ['pdfData'] },
      schema: SIGNED_HASH,
    },
    async (request) => {
      const { submissionId, signedHash, ecertPub } = request.body;
      const completed = await forSitting(sittings.of(request), (sitting) =>
        services.completeSignature({
          sitting,
          submissionId,
          field: request.params.signField,
          signature: bytes(signedHash),
          certificate: bytes(ecertPub),
        }),
      );
      if (completed.result !== 'ok') return refusedSigning(completed);
      return {
        result: 'ok',
        pdfData: base64(completed.pdf),
        signedBy: completed.signedBy,
        signatureTimestamp: completed.signedAt.toISOString(),
      };
    },
  );
};

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}

function base64(content: Uint8Array): string {
  return Buffer.from(content).toString('base64');
}
