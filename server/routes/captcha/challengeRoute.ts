import type { FastifyPluginAsync } from 'fastify';
import { languageOf } from '#engine';
import responseSchema from '#schemas/api/challenge-response.schema.json' with { type: 'json' };
import type { ChallengeResponse } from '#schemas/types/challenge-response.generated.d.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import { BODY_LIMITS } from '../../plugins/routeConfig.ts';
import type { Visitors } from '../../plugins/visitor.ts';
import type { CaptchaGate } from '../../services/captchaGate.ts';

/** What the challenge route needs. */
export interface ChallengeDeps {
  readonly captcha: CaptchaGate;
  readonly visitors: Visitors;
}

interface ChallengeCall {
  Params: { language: string };
  Reply: ChallengeResponse;
}

/** `POST /api/wfp/challenge/{language}`: a picture of four characters, and the same spoken. */
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
      const client = visitors.welcome(request, reply);
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
