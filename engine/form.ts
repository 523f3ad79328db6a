/** Half of the engine's door: what a form is. Definition, values, validation, store, fees, formats. */
export { blockIn, type OutsideAndInside, takeFloorAndUnit } from './address/floorAndUnit.ts';
export {
  ADDRESS_LOOKUP_DEBOUNCE_MS,
  ADDRESS_LOOKUP_RECORDS,
  ADDRESS_LOOKUP_TOLERANCE,
  APPLE_PAY_VERSION,
  BACK_TO_TOP_SCROLL_PX,
  CAPTCHA_LENGTH,
  CERTIFICATE_FILE_LIMIT_BYTES,
  DRAFT_LIFE_MS,
  FPS_QR_VALID_MS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RECORD_LIST_DEFAULT_MAX,
  SAVED_FILE_LIMIT_BYTES,
  SESSION_IDLE_MS,
  SESSION_TICK_MS,
  SESSION_WARNING_MS,
  SIGNED_DOCUMENT_LIMIT_BYTES,
  UPLOAD_LIMIT_BYTES,
  WAIT_SHOWN_AFTER_MS,
} from './constants.ts';
export type { Chosen, Condition, ConditionRef } from './definition/Condition.ts';
export { choose } from './definition/choose.ts';
export {
  conductOf,
  isPaymentRequired,
  signaturesOf,
  stepsOf,
  submissionTypeOf,
} from './definition/conduct.ts';
export { type Conduct, conductIn, type SignatureRequest } from './definition/conductIn.ts';
export type { ExportEntry, ExportPlan } from './definition/ExportPlan.ts';
export type { Expression } from './definition/Expression.ts';
export { FEATURES, type Feature, isFeature } from './definition/features.ts';
export { holdsForForm } from './definition/formFlags.ts';
export { FORM_GROUPS, type FormGroup } from './definition/formGroups.ts';
export { isAsked } from './definition/isAsked.ts';
export { isOption } from './definition/isOption.ts';
export type { Json, JsonObject, JsonSchema, Texts, UiSchema } from './definition/JsonSchema.ts';
export type { Choice, Manifest, StepSource, SubmissionType } from './definition/Manifest.ts';
export { mostRows } from './definition/mostRows.ts';
export {
  nextStepIds,
  nextStepKey,
  nextStepTexts,
  submissionTypesOf,
} from './definition/nextSteps.ts';
export type {
  DocumentPlan,
  FeeItemPlan,
  Plan,
  PlanWithTexts,
  SignaturePlan,
  StepPlan,
  UniqueRule,
} from './definition/Plan.ts';
export type {
  FileLimits,
  GroupNode,
  LeafNode,
  ListNode,
  Option,
  OptionValue,
  PlanNode,
  ValueType,
} from './definition/PlanNode.ts';
export type { Operand, Rule } from './definition/Rule.ts';
export { childPointer, rowNode } from './definition/rowNode.ts';
export { formPath, isSourceType, type SourceType } from './definition/sourceTypes.ts';
export { exportData } from './export/exportData.ts';
export type { Fee, FeeLine } from './fees/Fee.ts';
export { groupFeeLines } from './fees/groupFeeLines.ts';
export { type AddressParts, formatAddress } from './format/address.ts';
export { amountText, centsOf, formatAmount } from './format/amount.ts';
export { answerInText, fieldAt } from './format/answerInText.ts';
export { answerLines } from './format/answerLines.ts';
export { formatDate, formatInstant } from './format/date.ts';
export { formatFileSize } from './format/fileSize.ts';
export { answersIn, filledText } from './format/filledText.ts';
export { groupDigits } from './format/groupDigits.ts';
export { groupLines } from './format/groupLines.ts';
export { formatHkid } from './format/hkid.ts';
export { lotText } from './format/lotText.ts';
export { markedOptions, markedText, type TextPart } from './format/markedText.ts';
export { formatPercentage } from './format/percentage.ts';
export type {
  ReviewField,
  ReviewGroup,
  ReviewInput,
  ReviewItem,
  ReviewNote,
  ReviewRecord,
  ReviewRecords,
  ReviewSection,
} from './format/Review.ts';
export { reviewSections } from './format/reviewText.ts';
export { screenCode } from './format/screenCode.ts';
export { formatSigner } from './format/signer.ts';
export { type SummaryWords, textSummary } from './format/textSummary.ts';
export { formatTime } from './format/time.ts';
export { withoutMarkup } from './format/withoutMarkup.ts';
export { type Imported, importAnswers, importOf } from './import/importAnswers.ts';
export {
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCodes,
  languageOf,
} from './language.ts';
export { type PortalFacts, portalText, portalTexts } from './messages/portalTexts.ts';
export {
  type AnswerChange,
  type MigratedAnswers,
  migrateAnswers,
} from './migration/migrateAnswers.ts';
export { patternsAfter, stepsSince } from './migration/patternsAfter.ts';
export { CUSTOMER_CENTRE, type PaperOffice, type PaperOffices } from './paper/PaperOffice.ts';
export { type PaperAnswer, type PaperFields, paperAnswers } from './paper/paperAnswers.ts';
export {
  PAPER_TEXTS,
  type PaperGuide,
  type PaperGuideInput,
  type PaperPart,
  paperGuide,
} from './paper/paperGuide.ts';
export { isPlainJson } from './rules/plainJson.ts';
export { createFormStore } from './store/createFormStore.ts';
export type { Facet, FormStore } from './store/FormStore.ts';
export type { DayOffer } from './store/offeredDays.ts';
export { offeredYears } from './store/offeredYears.ts';
export { openFormStore, type StoreOptions } from './store/openFormStore.ts';
export { sentPointer, shownPointer } from './store/sentRows.ts';
export type { Evaluation, EvaluationInput, FormData, Recomputed } from './validation/Evaluation.ts';
export { evaluateForm } from './validation/evaluateForm.ts';
export { type FieldError, isSameError } from './validation/FieldError.ts';
export type { Judge } from './validation/Judge.ts';
export { judgeOf } from './validation/judgeOf.ts';
export type {
  ConditionTests,
  ShapeValidator,
  ValidatorModule,
} from './validation/ValidatorModule.ts';
export { WrongShapeError } from './validation/WrongShapeError.ts';
export {
  addDuration,
  type Day,
  dayText,
  HONG_KONG_OFFSET_MS,
  hongKongDay,
  parseDay,
} from './values/calendar.ts';
export { CHINESE_NUMERALS, chineseNumber } from './values/chineseNumber.ts';
export { withCurrentRecords } from './values/currentRecords.ts';
export { englishMonth } from './values/englishMonth.ts';
export {
  beginsAsNamed,
  FILE_BEGINNING_BYTES,
  FILE_KINDS,
  type FileKind,
} from './values/fileKinds.ts';
export { fileEnding, shownFileName } from './values/fileName.ts';
export { isEmpty } from './values/isEmpty.ts';
export { INVISIBLE, normaliseLeaf } from './values/normaliseLeaf.ts';
export { isAbove, parentOf, segmentsOf } from './values/pointer.ts';
export { prefilledData } from './values/prefilledData.ts';
export { soughtText } from './values/soughtText.ts';
export { WireNameError } from './values/WireNameError.ts';
export { fromWire, toWire, type WireData } from './values/wireNames.ts';
