/** The first part of the engine's exports: definition, values, validation, store, fees, formats. */
export { blockIn, type OutsideAndInside, takeFloorAndUnit } from './address/floorAndUnit.ts';
export { behaviourIn, type FormBehaviour, type SignatureRequest } from './behaviour/behaviourIn.ts';
export {
  behaviourOf,
  isPaymentRequired,
  signaturesOf,
  stepsOf,
  submissionTypeOf,
} from './behaviour/behaviourOf.ts';
export { choose } from './behaviour/choose.ts';
export { holdsForForm } from './behaviour/formFlags.ts';
export {
  nextStepIds,
  nextStepKey,
  nextStepTexts,
  submissionTypesOf,
} from './behaviour/nextSteps.ts';
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
} from './constants/constants.ts';
export { FIELD_NAME } from './constants/fieldName.ts';
export {
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCodes,
  languageOf,
} from './constants/language.ts';
export type { Evaluation, EvaluationInput, FormData, Recomputed } from './contract/Evaluation.ts';
export type { Fee, FeeLine } from './contract/Fee.ts';
export { type FieldError, isSameError } from './contract/FieldError.ts';
export type {
  ConditionTests,
  ShapeValidator,
  ValidatorModule,
} from './contract/ValidatorModule.ts';
export { WrongShapeError } from './contract/WrongShapeError.ts';
export type { Chosen, Condition, ConditionRef } from './definition/Condition.ts';
export type { ExportEntry, ExportPlan } from './definition/ExportPlan.ts';
export type { Expression } from './definition/Expression.ts';
export { FEATURES, type Feature, isFeature } from './definition/features.ts';
export { FORM_GROUPS, type FormGroup } from './definition/formGroups.ts';
export { formPath } from './definition/formPath.ts';
export { isAsked } from './definition/isAsked.ts';
export { isOption } from './definition/isOption.ts';
export type { Json, JsonObject, JsonSchema, Texts, UiSchema } from './definition/JsonSchema.ts';
export type { Choice, Manifest, StepSource, SubmissionType } from './definition/Manifest.ts';
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
export { rowIntakeLimit } from './definition/rowIntakeLimit.ts';
export { childPointer, rowNode } from './definition/rowNode.ts';
export { isSourceType, type SourceType } from './definition/sourceTypes.ts';
export { withCurrentRecords } from './exchange/currentRecords.ts';
export { exportData } from './exchange/exportData.ts';
export { type Imported, importAnswers, importOf } from './exchange/importAnswers.ts';
export { prefilledData } from './exchange/prefilledData.ts';
export { WireNameError } from './exchange/WireNameError.ts';
export { fromWire, toWire, type WireData } from './exchange/wireNames.ts';
export { groupFeeLines } from './fees/groupFeeLines.ts';
export { type AddressParts, formatAddress } from './format/address.ts';
export { amountText, centsOf, formatAmount } from './format/amount.ts';
export { formatDate, formatInstant } from './format/date.ts';
export { formatFileSize } from './format/fileSize.ts';
export { answersIn, filledText } from './format/filledText.ts';
export { groupDigits } from './format/groupDigits.ts';
export { formatHkid } from './format/hkid.ts';
export { markedOptions, markedText, type TextPart } from './format/markedText.ts';
export { formatPercentage } from './format/percentage.ts';
export { screenCode } from './format/screenCode.ts';
export { formatSigner } from './format/signer.ts';
export { formatTime } from './format/time.ts';
export { withoutMarkup } from './format/withoutMarkup.ts';
export { type PortalFacts, portalText, portalTexts } from './messages/portalTexts.ts';
export {
  type AnswerChange,
  type MigratedAnswers,
  migrateAnswers,
} from './migration/migrateAnswers.ts';
export { patternsAfter, stepsSince } from './migration/patternsAfter.ts';
export { INVISIBLE, normaliseLeaf } from './normalise/normaliseLeaf.ts';
export { CUSTOMER_CENTRE, type PaperOffice, type PaperOffices } from './paper/PaperOffice.ts';
export { type PaperAnswer, type PaperFields, paperAnswers } from './paper/paperAnswers.ts';
export {
  PAPER_TEXTS,
  type PaperGuide,
  type PaperGuideInput,
  type PaperPart,
  paperGuide,
} from './paper/paperGuide.ts';
export { answerInText, fieldAt } from './review/answerInText.ts';
export { answerLines } from './review/answerLines.ts';
export { groupLines } from './review/groupLines.ts';
export { lotText } from './review/lotText.ts';
export type {
  ReviewField,
  ReviewGroup,
  ReviewInput,
  ReviewItem,
  ReviewNote,
  ReviewRecord,
  ReviewRecords,
  ReviewSection,
} from './review/Review.ts';
export { reviewSections } from './review/reviewText.ts';
export { type SummaryWords, textSummary } from './review/textSummary.ts';
export { isPlainJson } from './rules/plainJson.ts';
export { createFormStore } from './store/createFormStore.ts';
export type { Facet, FormStore } from './store/FormStore.ts';
export type { DayOffer } from './store/offeredDays.ts';
export { offeredYears } from './store/offeredYears.ts';
export { openFormStore, type StoreOptions } from './store/openFormStore.ts';
export { sentPointer, shownPointer } from './store/sentRows.ts';
export { createFormValidator } from './validation/createFormValidator.ts';
export { evaluateForm } from './validation/evaluateForm.ts';
export type { FormValidator } from './validation/FormValidator.ts';
export {
  addDuration,
  type Day,
  dayText,
  HONG_KONG_OFFSET_MS,
  hongKongDay,
  parseDay,
} from './values/calendar.ts';
export { CHINESE_NUMERALS, chineseNumber } from './values/chineseNumber.ts';
export { englishMonth } from './values/englishMonth.ts';
export {
  beginsAsNamed,
  FILE_BEGINNING_BYTES,
  FILE_KINDS,
  type FileKind,
} from './values/fileKinds.ts';
export { fileEnding, shownFileName } from './values/fileName.ts';
export { isEmpty } from './values/isEmpty.ts';
export { isAbove, parentOf, segmentsOf } from './values/pointer.ts';
export { searchText } from './values/searchText.ts';
