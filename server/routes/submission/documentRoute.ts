import type { FastifyPluginAsync } from 'fastify';
import responseSchema from '#schemas/api/document-response.schema.json' with { type: 'json' };
import requestSchema from '#schemas/api/review-request.schema.json' with { type: 'json' };
import type { DocumentResponse } from '#schemas/types/document-response.generated.d.ts';
import type { ReviewRequest } from '#schemas/types/review-request.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import type { WordDocument } from '../../services/documents/wordDocument.ts';
import { type EvaluationDeps, type ReviewedAnswers, reviewedAnswers } from './reviewedAnswers.ts';
import { WITH_FILES } from './submissionCall.ts';

/**
 * A function that fills in a paper of a form. Returns `undefined` when the answers do not require
 * it.
 */
export type FillDocument = (
  input: ReviewedAnswers & { readonly documentId: string; readonly now: string },
) => Promise<WordDocument | undefined>;

/** The dependencies of the document route. */
export interface DocumentDeps extends EvaluationDeps {
  readonly clock: Clock;
  readonly fillDocument: FillDocument;
}

interface DocumentCall {
  Params: { formCode: string; documentId: string };
  Body: ReviewRequest;
  Reply: DocumentResponse;
}

const DOCUMENT = {
  tags: [TAGS.submission],
  summary: 'Fill in a paper that goes with the form, as a Word document; nothing is kept',
  body: requestSchema,
  response: { 200: responseSchema, ...failures('invalidFormCode', 'notFound') },
};

/**
 * Registers `POST /api/submission/document/{formCode}/{documentId}`: fills in a paper of the form,
 * such as a declaration to sign by hand, with the answers. Stores nothing.
 */
export const documentRoute: FastifyPluginAsync<DocumentDeps> = async (app, deps) => {
  app.post<DocumentCall>(
    '/api/submission/document/:formCode/:documentId',
    { ...WITH_FILES, schema: DOCUMENT },
    async (request) => {
      const { formCode, documentId } = request.params;
      const now = deps.clock.now().toISOString();
      const reviewed = await reviewedAnswers(deps, formCode, request, now);
      if ('refusal' in reviewed) return reviewed.refusal;
      const document = await deps.fillDocument({ ...reviewed.answers, documentId, now });
      if (!document) throw new ApiError('notFound');
      const { docx, fileName } = document;
      return { docxData: Buffer.from(docx).toString('base64'), fileName };
    },
  );
};
