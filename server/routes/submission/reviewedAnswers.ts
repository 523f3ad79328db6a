import type { FastifyRequest } from 'fastify';
import type { Fee, FormData, Language } from '#engine';
import type { ReviewRequest } from '#schemas/types/review-request.generated.d.ts';
import type { ReviewResponse } from '#schemas/types/review-response.generated.d.ts';
import { filesOf } from '../../plugins/incomingFiles.ts';
import type { AttachmentInspector } from '../../ports/AttachmentInspector.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/FormCatalogue.ts';
import type { FormRules } from '../../ports/FormRules.ts';
import { inspectFiles } from '../../services/files/inspectFiles.ts';
import { filesOfAnswers } from '../../services/submission/filesOfAnswers.ts';
import { readFormData } from './readFormData.ts';
import { bodyLanguage, definitionOf } from './SubmissionDeps.ts';
import { answersOnWire } from './wireResults.ts';

/** Dependencies of the check of answers. */
export interface JudgeDeps {
  readonly forms: FormCatalogue;
  readonly rules: FormRules;
  readonly inspector: AttachmentInspector;
}

/** Valid answers of a call, as they will be handed in. */
export interface ReviewedAnswers {
  readonly form: CatalogueForm;
  readonly data: FormData;
  readonly fee: Fee;
  readonly language: Language;
}

/** Valid answers, or what to answer instead. */
export type Reviewed =
  | { readonly answers: ReviewedAnswers }
  | { readonly refusal: Pick<ReviewResponse, 'result' | 'message'> };

/**
 * Judges the answers of a call that keeps nothing. A draft may lack answers: it is printed before the
 * form is complete, or before its e-Cheque is there.
 *
 * @param now ISO 8601
 * @throws {ApiError} `invalidFormCode`, `badFormData` or `tooLarge`
 */
export async function reviewedAnswers(
  deps: JudgeDeps,
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
  const asked = filesOfAnswers(form.plan.root, data);
  const faults = await inspectFiles(deps.inspector, asked, files, []);
  if (faults.length > 0) return refusal({ result: 'validationError', errors: faults });
  if (recomputed.length > 0) return refusal({ result: 'recomputed', recomputed });
  return { answers: { form, data, fee, language: bodyLanguage(submissionDetail.lang) } };
}

function refusal(result: Parameters<typeof answersOnWire>[0]): Reviewed {
  return { refusal: answersOnWire(result) };
}
