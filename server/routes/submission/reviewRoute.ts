import type { FastifyPluginAsync } from 'fastify';
import requestSchema from '#schemas/api/review-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/review-response.schema.json' with { type: 'json' };
import type { ReviewRequest } from '#schemas/types/review-request.generated.d.ts';
import type { ReviewResponse } from '#schemas/types/review-response.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { type EvaluationDeps, type ReviewedAnswers, reviewedAnswers } from './reviewedAnswers.ts';
import { WITH_FILES } from './submissionCall.ts';

/** A function that renders valid answers as they will be submitted. */
export type RenderReview = (answers: ReviewedAnswers) => Promise<Uint8Array>;

/** The dependencies of the review route. */
export interface ReviewDeps extends EvaluationDeps {
  readonly clock: Clock;
  readonly renderReview: RenderReview;
}

interface ReviewCall {
  Params: { formCode: string };
  Body: ReviewRequest;
  Reply: ReviewResponse;
}

const REVIEW = {
  tags: [TAGS.submission],
  summary: 'Show the filled form as a PDF; nothing is kept',
  body: requestSchema,
  response: { 200: responseSchema, ...failures('invalidFormCode') },
};

/**
 * Registers `POST /api/submission/review/{formCode}/0`: returns the filled form as a PDF. Stores
 * nothing.
 */
export const reviewRoute: FastifyPluginAsync<ReviewDeps> = async (app, deps) => {
  app.post<ReviewCall>(
    '/api/submission/review/:formCode/0',
    { ...WITH_FILES, schema: REVIEW },
    async (request) => {
      const now = deps.clock.now().toISOString();
      const reviewed = await reviewedAnswers(deps, request.params.formCode, request, now);
      if ('refusal' in reviewed) return reviewed.refusal;
      const pdf = await deps.renderReview(reviewed.answers);
      return { pdfData: Buffer.from(pdf).toString('base64') };
    },
  );
};
