import type { FastifyRequest } from 'fastify';
import type { Fee, FormData, Language } from '#engine';
import type { ReviewRequest } from '#schemas/types/review-request.generated.d.ts';
import type { ReviewResponse } from '#schemas/types/review-response.generated.d.ts';
import { filesOf } from '../../plugins/bodies/incomingFiles.ts';
import type { AttachmentInspector } from '../../ports/files/AttachmentInspector.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { FormRules } from '../../ports/forms/FormRules.ts';
import { filesOfAnswers } from '../../services/answers/filesOfAnswers.ts';
import { inspectFiles } from '../../services/files/inspectFiles.ts';
import { readFormData } from './readFormData.ts';
import { bodyLanguage, definitionOf } from './SubmissionDeps.ts';
import { answersOnWire } from './wireResults.ts';

/** The dependencies of the evaluation of answers. */
export interface EvaluationDeps {
  readonly forms: FormCatalogue;
  readonly rules: FormRules;
  readonly inspector: AttachmentInspector;
}

/** The valid answers of a call, as they will be submitted. */
export interface ReviewedAnswers {
  readonly form: CatalogueForm;
  readonly data: FormData;
  readonly fee: Fee;
  readonly language: Language;
}

/** The valid answers, or the response to send instead. */
export type Reviewed =
  | { readonly answers: ReviewedAnswers }
  | { readonly refusal: Pick<ReviewResponse, 'result' | 'message'> };

/**
 * Evaluates the answers of a call that stores nothing. A draft may lack answers, because it can be
 * printed before the form or its e-Cheque is complete.
 *
 * @param now time of the evaluation, ISO 8601
 * @throws {ApiError} `invalidFormCode`, `badFormData` or `tooLarge`
 */
export async function reviewedAnswers(
  deps: EvaluationDeps,
  formCode: string,
  request: FastifyRequest<{ Body: ReviewRequest }>,
  now: string,
): Promise<Reviewed> {
  const { formData: wire, submissionDetail } = request.body;
  const form = await definitionOf(deps.forms, formCode, request);
  if (!form) return { refusal: { result: 'formChanged', message: 'formChanged' } };
  const { formData, files } = readFormData(form.plan, wire, filesOf(request));
  const { data, errors, recomputed, fee } = deps.rules.evaluate(form, {
    data: formData,
    now,
    scope: submissionDetail.isDraft ? 'given' : 'steps',
  });
  if (errors.length > 0) return refusal({ result: 'validationError', errors });
  const namedFiles = filesOfAnswers(form.plan.root, data);
  const faults = await inspectFiles(deps.inspector, namedFiles, files, []);
  if (faults.length > 0) return refusal({ result: 'validationError', errors: faults });
  if (recomputed.length > 0) return refusal({ result: 'recomputed', recomputed });
  return { answers: { form, data, fee, language: bodyLanguage(submissionDetail.lang) } };
}

function refusal(result: Parameters<typeof answersOnWire>[0]): Reviewed {
  return { refusal: answersOnWire(result) };
}
