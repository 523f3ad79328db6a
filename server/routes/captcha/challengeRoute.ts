import type { FastifyPluginAsync } from 'fastify';
import { languageOf } from '#engine';
import responseSchema from '#schemas/api/challenge-response.schema.json' with { type: 'json' };
import type { ChallengeResponse } from '#schemas/types/challenge-response.generated.d.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { VisitorCookie } from '../../plugins/visitor.ts';
import type { CaptchaGate } from '../../services/captchaGate.ts';

/** The dependencies of the challenge route. */
export interface ChallengeDeps {
  readonly captcha: CaptchaGate;
  readonly visitors: VisitorCookie;
}

interface ChallengeCall {
  Params: { language: string };
  Reply: ChallengeResponse;
}

/**
 * Registers `POST /api/wfp/challenge/{language}`: returns an image of four characters, and the same
 * characters as sound.
 */
export const challengeRoute: FastifyPluginAsync<ChallengeDeps> = async (
  app,
  { captcha, visitors },
) => {
  app.post<ChallengeCall>(
    '/api/wfp/challenge/:language',
    {
      bodyLimit: BODY_LIMITS.small,
      config: { rate: 'captcha', emptyBody: true },
      schema: {
        tags: [TAGS.captcha],
        summary: 'A picture of four characters, and the same spoken',
        response: { 200: responseSchema },
      },
    },
    async (request, reply) => {
      const client = visitors.readOrSet(request, reply);
      const language = languageOf(request.params.language);
      const { image, audio, secret } = await captcha.issue(language, client);
      return {
        image: dataUri('image/png', image),
        audio: audio.map((clip) => dataUri('audio/wav', clip)),
        secret,
      };
    },
  );
};

function dataUri(type: string, content: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`;
}
