import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type IdentitySource, languageOf } from '#engine';
import callbackSchema from '#schemas/api/eme-callback-request.schema.json' with { type: 'json' };
import callbackResponse from '#schemas/api/eme-callback-response.schema.json' with { type: 'json' };
import fieldsResponse from '#schemas/api/eme-fields-response.schema.json' with { type: 'json' };
import loginSchema from '#schemas/api/eme-login-request.schema.json' with { type: 'json' };
import loginResponse from '#schemas/api/eme-login-response.schema.json' with { type: 'json' };
import pollSchema from '#schemas/api/eme-poll-request.schema.json' with { type: 'json' };
import pollResponse from '#schemas/api/eme-poll-response.schema.json' with { type: 'json' };
import profileSchema from '#schemas/api/eme-profile-request.schema.json' with { type: 'json' };
import profileResponse from '#schemas/api/eme-profile-response.schema.json' with { type: 'json' };
import type { EmeCallbackRequest } from '#schemas/types/eme-callback-request.generated.d.ts';
import type { EmeCallbackResponse } from '#schemas/types/eme-callback-response.generated.d.ts';
import type { EmeFieldsResponse } from '#schemas/types/eme-fields-response.generated.d.ts';
import type { EmeLoginRequest } from '#schemas/types/eme-login-request.generated.d.ts';
import type { EmeLoginResponse } from '#schemas/types/eme-login-response.generated.d.ts';
import type { EmePollRequest } from '#schemas/types/eme-poll-request.generated.d.ts';
import type { EmePollResponse } from '#schemas/types/eme-poll-response.generated.d.ts';
import type { EmeProfileRequest } from '#schemas/types/eme-profile-request.generated.d.ts';
import type { EmeProfileResponse } from '#schemas/types/eme-profile-response.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { failures } from '../../openapi/failures.ts';
import { LOGIN_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import type { Sittings } from '../../plugins/sitting.ts';
import type { AutofillServices, LoginHandles } from '../../services/autofill/AutofillServices.ts';

/** The dependencies of the autofill routes. */
export interface AutofillRoutesDeps {
  readonly autofill: AutofillServices;
  /**
   * Access to the cookies of browsers that log in. They are separate from those of submissions.
   */
  readonly logins: Sittings;
}

interface FieldsCall {
  Params: { formCode: string; language: string };
  Reply: EmeFieldsResponse;
}

interface PollCall {
  Params: { state: string };
  Body: EmePollRequest;
  Reply: EmePollResponse;
}

const { small: bodyLimit } = BODY_LIMITS;
const SUBMISSION = { rate: 'submission' } as const;
const tags = [TAGS.autofill];
const own = { tags, security: LOGIN_COOKIE };

const FIELDS = {
  tags,
  summary: 'Fields of the profile that a form may be filled in with',
  response: { 200: fieldsResponse, ...failures('invalidFormCode') },
};
const LOGIN = {
  tags,
  summary: 'Begin a log-in in the identity app',
  body: loginSchema,
  response: { 200: loginResponse, ...failures('invalidFormCode') },
};
const CALLBACK = {
  ...own,
  summary: 'Take what the identity app sent with the browser, once',
  body: callbackSchema,
  response: { 200: callbackResponse },
};
const POLL = {
  ...own,
  summary: 'How far a log-in is',
  body: pollSchema,
  response: { 200: pollResponse, ...failures('notFound') },
};
const PROFILE = {
  ...own,
  summary: 'The profile of the person who is logged in',
  body: profileSchema,
  response: { 200: profileResponse },
};

/**
 * Registers the autofill routes. The start of a log-in gives the browser a capability, which the
 * later calls of the log-in require (specification, document 2, section 7 "eme").
 */
export const autofillRoutes: FastifyPluginAsync<AutofillRoutesDeps> = async (
  app,
  { autofill, logins },
) => {
  app.get<FieldsCall>(
    '/api/eme/fields/:formCode/:language',
    { config: { rate: 'poll' }, schema: FIELDS },
    async ({ params }) => {
      const fields = autofill.fieldsOf(params.formCode, languageOf(params.language));
      if (!fields) throw new ApiError('invalidFormCode');
      return { eMEFields: [...fields.names], labels: { ...fields.labels } };
    },
  );

  app.post<{ Body: EmeLoginRequest; Reply: EmeLoginResponse }>(
    '/api/eme/initLogin',
    { bodyLimit, config: SUBMISSION, schema: LOGIN },
    async (request, reply) => {
      const { formCode, lang, source } = request.body;
      const [capability] = logins.offer(undefined);
      if (!capability) throw new TypeError('Cannot start a log-in: no capability was offered');
      const started = await autofill.startLogin({
        browser: capability.sitting,
        formCode,
        language: languageOf(lang),
        source: source satisfies IdentitySource,
      });
      if (!started) throw new ApiError('invalidFormCode');
      logins.give(request, reply, capability);
      const { state, address, isScanned } = started;
      return { state, redirectLink: address, authByQR: isScanned };
    },
  );

  app.post<{ Body: EmeCallbackRequest; Reply: EmeCallbackResponse }>(
    '/api/eme/authAppCallback',
    { bodyLimit, config: SUBMISSION, schema: CALLBACK },
    async (request) => {
      const { state, code, error_code: errorCode } = request.body;
      const browsers = logins.of(request);
      const finished = await autofill.finishLogin({ browsers, state, code, errorCode });
      if (finished.result === 'failed') return finished;
      return { result: 'ok', formCode: finished.formCode, ...onWire(finished.handles) };
    },
  );

  app.post<PollCall>(
    '/api/eme/poll/:state',
    { bodyLimit, config: { rate: 'poll' }, schema: POLL },
    async (request) => {
      const browsers = logins.of(request);
      const polled = await autofill.pollLogin({ browsers, state: request.params.state });
      if (!polled) throw new ApiError('notFound');
      if (polled.status !== 'completed') return polled;
      return { status: 'completed', ...onWire(polled.handles) };
    },
  );

  app.post<{ Body: EmeProfileRequest; Reply: EmeProfileResponse }>(
    '/api/eme/getProfileFromAPP',
    { bodyLimit, config: SUBMISSION, schema: PROFILE },
    (request) => profileFor(autofill, logins.of(request), request),
  );
};

async function profileFor(
  autofill: AutofillServices,
  browsers: readonly string[],
  { body }: FastifyRequest<{ Body: EmeProfileRequest }>,
): Promise<EmeProfileResponse> {
  const { formCode, accessToken, openID, eMEFields: fields } = body;
  const handles = { accessToken, openId: openID };
  const fetched = await autofill.fetchProfile({ browsers, formCode, handles, fields });
  if (fetched.status === 'failed') return fetched;
  // The wire's type has mutable lists.
  return {
    status: 'completed',
    profile: fetched.profile as NonNullable<EmeProfileResponse['profile']>,
  };
}

function onWire({ accessToken, openId }: LoginHandles) {
  return { accessToken, openID: openId };
}
