// Conduct: wizard, payment, signing, captcha, session, messages, formats.
export { type AddressFill, type AddressKey, addressFill } from './address/addressFill.ts';
export type { FoundAddress, PremisesAddress } from './address/FoundAddress.ts';
export { type FoundAddressText, foundAddressText } from './address/foundAddressText.ts';
export type {
  CaptchaChallenge,
  CaptchaContext,
  CaptchaEvent,
  CaptchaInput,
  CaptchaOutput,
  ChallengeAnswer,
} from './captcha/Captcha.ts';
export { captchaMachine } from './captcha/captchaMachine.ts';
export {
  ADDRESS_LOOKUP_DEBOUNCE_MS,
  ADDRESS_LOOKUP_RECORDS,
  ADDRESS_LOOKUP_TOLERANCE,
  BACK_TO_TOP_SCROLL_PX,
  CAPTCHA_LENGTH,
  FPS_QR_VALID_MS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SESSION_TICK_MS,
  UPLOAD_LIMIT_BYTES,
} from './constants.ts';
export type { Chosen, Condition, ConditionRef } from './definition/Condition.ts';
// Core: definition, conditions, values, validation, store, fees.
export { choose } from './definition/choose.ts';
export {
  type Conduct,
  conductOf,
  isPaymentRequired,
  type SignatureRequest,
  signaturesOf,
  stepsOf,
  submissionTypeOf,
} from './definition/conduct.ts';
export type { ExportEntry, ExportPlan } from './definition/ExportPlan.ts';
export type { Expression } from './definition/Expression.ts';
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
export { childPointer, emptyValue, rowNode } from './definition/rowNode.ts';
export { exportData } from './export/exportData.ts';
export type { Fee, FeeLine } from './fees/Fee.ts';
export { groupFeeLines } from './fees/groupFeeLines.ts';
export { type AddressParts, formatAddress } from './format/address.ts';
export { amountText, centsOf, formatAmount } from './format/amount.ts';
export { answerLines } from './format/answerLines.ts';
export { formatDate, formatInstant } from './format/date.ts';
export { formatFileSize } from './format/fileSize.ts';
export { formatHkid } from './format/hkid.ts';
export { markedOptions, markedText, type TextPart } from './format/markedText.ts';
export { lotText } from './format/lotText.ts';
export { formatPercentage } from './format/percentage.ts';
export type {
  ReviewField,
  ReviewGroup,
  ReviewItem,
  ReviewRecord,
  ReviewRecords,
  ReviewSection,
} from './format/Review.ts';
export { type ReviewInput, reviewSections } from './format/reviewText.ts';
export { screenCode } from './format/screenCode.ts';
export { formatSigner } from './format/signer.ts';
export { formatTime } from './format/time.ts';
export { importAnswers } from './import/importAnswers.ts';
export {
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCodes,
  languageOf,
} from './language.ts';
export { fieldMessage, textKeyOf } from './messages/fieldMessage.ts';
export { fillText } from './messages/fillText.ts';
export type { MessageArgs, MessageRef } from './messages/MessageRef.ts';
export { plainText } from './messages/plainText.ts';
export { type Catalogue, resolveMessage } from './messages/resolveMessage.ts';
export {
  type AvailabilityWindow,
  disabledMethods,
  isActiveWindow,
} from './payment/availabilityWindow.ts';
export {
  type ECheque,
  type EChequeFault,
  eChequeFault,
  type WantedCheque,
} from './payment/eChequeFault.ts';
export { isOnlineMethod } from './payment/isOnlineMethod.ts';
export type {
  CardType,
  PaymentConduct,
  PaymentGatewayKey,
  PaymentMethod,
  PaymentMethodId,
  WalletCode,
} from './payment/methods.ts';
export {
  isPaymentGatewayKey,
  PAYMENT_METHODS,
  PREFERRED_METHODS,
  paymentGatewayKeyOf,
} from './payment/methods.ts';
export {
  type AvailableMethod,
  type OfferConditions,
  offeredMethods,
  reasonAgainst,
} from './payment/offeredMethods.ts';
export { type PaymentOrder, type PaymentOrderLine, paymentOrder } from './payment/order.ts';
export type {
  BegunPayment,
  FpsCode,
  LoadMethodsInput,
  MethodOffer,
  OfferedMethod,
  OpenGatewayInput,
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentOutput,
  PaymentQuestion,
  PaymentTransaction,
  PaymentWindow,
  PointToNote,
  PrepareTransactionInput,
  SubmitPaymentInput,
  SubmitPaymentOutput,
  WithheldMethod,
} from './payment/Payment.ts';
export { paymentMachine } from './payment/paymentMachine.ts';
export { type Settlement, settledBy, settles } from './payment/settlement.ts';
export type {
  PaymentMessageKey,
  PaymentOutcome,
  PaymentStatus,
  PaymentStatusCode,
} from './payment/statuses.ts';
export {
  IN_PROCESS,
  isPaymentStatusCode,
  PAYMENT_STATUSES,
  paymentStatusOf,
} from './payment/statuses.ts';
export {
  isAnnouncedSecond,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
} from './session/Session.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export { certificateFaults } from './signing/certificateFaults.ts';
export { signerIdFault } from './signing/signerIdFault.ts';
export type {
  CertificateFile,
  EmbedSignatureInput,
  EmbedSignatureOutput,
  OpenCertificateInput,
  OpenedCertificate,
  PreparedSignature,
  PrepareSignatureInput,
  SignedField,
  SignInBrowserInput,
  SigningContext,
  SigningEvent,
  SigningInput,
  SigningOutput,
} from './signing/Signing.ts';
export { signingMachine } from './signing/signingMachine.ts';
export { createFormStore, type StoreOptions } from './store/createFormStore.ts';
export type { Facet, FormStore } from './store/FormStore.ts';
export type { DayOffer } from './store/offeredDays.ts';
export { offeredYears } from './store/offeredYears.ts';
export type { Evaluation, EvaluationInput, FormData, Recomputed } from './validation/Evaluation.ts';
export { evaluateForm } from './validation/evaluateForm.ts';
export type { FieldError } from './validation/FieldError.ts';
export type { ShapeValidator, ValidatorModule } from './validation/ValidatorModule.ts';
export { WrongShapeError } from './validation/WrongShapeError.ts';
export {
  beginsAsNamed,
  FILE_BEGINNING_BYTES,
  FILE_KINDS,
  type FileKind,
} from './values/fileKinds.ts';
export { normaliseLeaf } from './values/normaliseLeaf.ts';
export { type Day, dayText, parseDay } from './values/calendar.ts';
export { withCurrentRecords } from './values/currentRecords.ts';
export { WireNameError } from './values/WireNameError.ts';
export { fromWire, toWire, type WireData } from './values/wireNames.ts';
export { type ForwardButton, type WizardButtons, wizardButtons } from './wizard/buttons.ts';
export {
  CallError,
  type CallFailure,
  type CaptchaDemand,
  callFailureOf,
  callFailureOfStatus,
} from './wizard/CallFailure.ts';
export type {
  FormTraits,
  Screen,
  ScreenKind,
  SignatureFact,
  WizardFacts,
} from './wizard/Screen.ts';
export { screensOf, traitsOf } from './wizard/screens.ts';
export type {
  MakeDocumentInput,
  ResetAnswersInput,
  SaveForReviewInput,
  SaveForReviewOutput,
  SubmitInput,
  SubmitOutput,
  ValidateAllInput,
  ValidateStepInput,
  Verdict,
} from './wizard/WizardActors.ts';
export type {
  Acknowledgement,
  ConfirmQuestion,
  Intent,
  WizardContext,
  WizardDialog,
  WizardEvent,
  WizardInput,
  WizardResume,
} from './wizard/WizardContext.ts';
export { wizardMachine } from './wizard/wizardMachine.ts';
export {
  currentScreen,
  isLocked,
  isPaymentDue,
  isSubmitted,
  missingSignatures,
} from './wizard/wizardRules.ts';
