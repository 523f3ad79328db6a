import type { FastifyPluginAsync } from 'fastify';
import type { Fee, FormData, Language } from '#engine';
import requestSchema from '#schemas/api/review-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/review-response.schema.json' with { type: 'json' };
import type { ReviewRequest } from '#schemas/types/review-request.generated.d.ts';
import type { ReviewResponse } from '#schemas/types/review-response.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import { filesOf } from '../../plugins/incomingFiles.ts';
import type { AttachmentInspector } from '../../ports/AttachmentInspector.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/FormCatalogue.ts';
import type { FormRules } from '../../ports/FormRules.ts';
import { inspectFiles } from '../../services/files/inspectFiles.ts';
import { filesOfAnswers } from '../../services/submission/filesOfAnswers.ts';
import { readFormData } from './readFormData.ts';
import { bodyLanguage, definitionOf } from './SubmissionDeps.ts';
import { WITH_FILES } from './submissionCall.ts';
import { answersOnWire } from './wireResults.ts';

/** Renders valid answers as they will be handed in. */
export type RenderReview = (input: {
  readonly form: CatalogueForm;
  readonly data: FormData;
  readonly fee: Fee;
  readonly language: Language;
}) => Promise<Uint8Array>;

/** What the review needs. */
export interface ReviewDeps {
  readonly forms: FormCatalogue;
  readonly rules: FormRules;
  readonly clock: Clock;
  readonly inspector: AttachmentInspector;
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
 * `POST /api/submission/review/{formCode}/0`: the filled form as a PDF; nothing is kept. A draft may
 * lack answers: it is printed before the form is complete, or before its e-Cheque is there.
 */
export const reviewRoute: FastifyPluginAsync<ReviewDeps> = async (app, deps) => {
  app.post<ReviewCall>(
    '/api/submission/review/:formCode/0',
    { ...WITH_FILES, schema: REVIEW },
    async (request) => {
      const { formData: wire, submissionDetail } = request.body;
      const form = await definitionOf(deps.forms, request.params.formCode, request);
      if (!form) return { result: 'formChanged', message: 'formChanged' };
      const { formData, files } = readFormData(form.plan, wire, filesOf(request));
      const now = deps.clock.now().toISOString();
      const { data, errors, recomputed, fee } = deps.rules.evaluate(form, {
        data: formData,
        now,
        scope: submissionDetail.isDraft ? 'given' : 'steps',
      });
      if (errors.length > 0) return answersOnWire({ result: 'validationError', errors });
      const faults = await inspectFiles(
        deps.inspector,
        filesOfAnswers(form.plan.root, data),
        files,
        [],
      );
      if (faults.length > 0) return answersOnWire({ result: 'validationError', errors: faults });
      if (recomputed.length > 0) return answersOnWire({ result: 'recomputed', recomputed });
      const language = bodyLanguage(submissionDetail.lang);
      const pdf = await deps.renderReview({ form, data, fee, language });
      return { pdfData: Buffer.from(pdf).toString('base64') };
    },
  );
};
