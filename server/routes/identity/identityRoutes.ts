import type { FastifyPluginAsync } from 'fastify';
import { languageOf } from '#engine';
import pollResponse from '#schemas/api/identity-sign-poll-response.schema.json' with {
  type: 'json',
};
import signSchema from '#schemas/api/identity-sign-request.schema.json' with { type: 'json' };
import signResponse from '#schemas/api/identity-sign-response.schema.json' with { type: 'json' };
import type { IdentitySignPollResponse } from '#schemas/types/identity-sign-poll-response.generated.d.ts';
import type { IdentitySignRequest } from '#schemas/types/identity-sign-request.generated.d.ts';
import type { IdentitySignResponse } from '#schemas/types/identity-sign-response.generated.d.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting, type Sittings } from '../../plugins/sitting.ts';
import type {
  IdentityServices,
  PolledSigning,
  SigningLogin,
} from '../../services/identity/IdentityServices.ts';
import { refusedSigning } from '../signing/refusedSigning.ts';

/** The dependencies of the routes that sign with the identity app. */
export interface IdentityRoutesDeps {
  readonly identity: IdentityServices;
  readonly sittings: Sittings;
  /** Access to the cookies of browsers that log in with the app. */
  readonly logins: Sittings;
}

interface AskCall {
  Params: { formCode: string; signField: string };
  Body: IdentitySignRequest;
  Reply: IdentitySignResponse;
}

interface PollCall {
  Params: { formCode: string; signField: string; id: string };
  Reply: IdentitySignPollResponse;
}

const ASK = {
  tags: [TAGS.signing],
  summary: 'Have a person asked for a signature in the identity app',
  security: SITTING_COOKIE,
  body: signSchema,
  response: { 200: signResponse, ...failures('invalidFormCode', 'notFound') },
};

const POLL = {
  tags: [TAGS.signing],
  summary: 'How far a signature in the identity app is',
  security: SITTING_COOKIE,
  response: { 200: pollResponse, ...failures('invalidFormCode', 'notFound') },
};

/** Code of the identity app for an accepted request. */
const TAKEN = 'D00000';

/**
 * Registers `POST /api/iaspdfsign/init/{formCode}/{signField}`, which requests a signature from the
 * app, and `GET /api/iaspdfsign/poll/{formCode}/{signField}/{id}`, which returns the status of that
 * request.
 */
export const identityRoutes: FastifyPluginAsync<IdentityRoutesDeps> = async (
  app,
  { identity, sittings, logins },
) => {
  app.post<AskCall>(
    '/api/iaspdfsign/init/:formCode/:signField',
    {
      bodyLimit: BODY_LIMITS.small,
      config: { captcha: true, rate: 'submission' },
      schema: ASK,
    },
    async (request) => {
      const { formCode, signField } = request.params;
      const { submissionDetail, idHash } = request.body;
      const asked = await forSitting(sittings.of(request), (sitting) =>
        identity.askToSign({
          sitting,
          submissionId: submissionDetail.submissionId,
          formCode,
          field: signField,
          idHash: Buffer.from(idHash, 'base64'),
          language: languageOf(submissionDetail.lang),
          source: submissionDetail.source,
          login: loginOf(submissionDetail, logins.of(request)),
        }),
      );
      if (asked.result !== 'ok') return refusedSigning(asked);
      return {
        result: 'ok',
        code: TAKEN,
        id: asked.id,
        identificationCode: asked.identificationCode,
        address: asked.address,
        qrImage: Buffer.from(asked.qrImage).toString('base64'),
        deptName: asked.names.department,
        serviceName: asked.names.service,
        docName: asked.names.document,
        documentHash: asked.documentHash,
        signatureTimestamp: asked.signedAt.toISOString(),
      };
    },
  );

  app.get<PollCall>(
    '/api/iaspdfsign/poll/:formCode/:signField/:id',
    { config: { rate: 'poll' }, schema: POLL },
    async (request) => {
      const { formCode, signField, id } = request.params;
      const polled = await forSitting(sittings.of(request), (sitting) =>
        identity.pollSigning({ sitting, formCode, field: signField, id }),
      );
      return onWire(polled);
    },
  );
};

/** Returns the log-in, if the call contains both handles. */
function loginOf(
  { accessToken, openID }: IdentitySignRequest['submissionDetail'],
  browsers: readonly string[],
): SigningLogin | undefined {
  return accessToken === undefined || openID === undefined
    ? undefined
    : { browsers, handles: { accessToken, openId: openID } };
}

function onWire(polled: PolledSigning): IdentitySignPollResponse {
  switch (polled.status) {
    case 'pending':
      return { status: 'pending' };
    case 'failed': {
      const { message, messages } = refusedSigning({
        result: 'signatureFailure',
        keys: polled.keys,
      });
      return { status: 'failed', message, ...(messages && { messages }) };
    }
    case 'completed':
      return {
        status: 'completed',
        signedPDF: Buffer.from(polled.pdf).toString('base64'),
        signedBy: polled.signedBy,
        signatureName: polled.signatureName,
        submissionId: polled.submissionId,
        signatureTimestamp: polled.signedAt.toISOString(),
      };
  }
}
