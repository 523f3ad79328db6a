/** The second part of the engine's exports: wizard, payment, signing, captcha, session. */
export { type AddressFill, type AddressKey, addressFill } from './address/addressFill.ts';
export type {
  FoundAddress,
  GeoSpatialInformation,
  PremisesAddress,
} from './address/FoundAddress.ts';
export { type FoundAddressText, foundAddressText } from './address/foundAddressText.ts';
export { readAlsAnswer, readPremises } from './address/readAlsAnswer.ts';
export {
  CallError,
  type CallFailure,
  type CaptchaDemand,
  callFailureOf,
  callFailureOfStatus,
} from './calls/CallFailure.ts';
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
  E_CHEQUE_FIELDS,
  E_CHEQUE_PAYEES,
  type EChequeFieldNames,
  eChequeOf,
} from './cheque/eChequeFields.ts';
export {
  type ECheque,
  type EChequeProblem,
  eChequeProblem,
  type WantedCheque,
} from './cheque/eChequeProblem.ts';
export {
  IDENTITY_WAIT_LIMIT_MS,
  MOCK_DELAY_MS,
  PAYMENT_RECHECK_MAX_MS,
  PAYMENT_RECHECK_MS,
  SUBMISSION_MARGIN_MS,
  VALIDATION_DELAY_MS,
} from './constants/constants.ts';
export { E_CHEQUE_STEP, E_CHEQUE_WIDGET, METHOD_FIELD } from './definition/paymentFields.ts';
export {
  type PaymentLists,
  paymentLists,
  paymentMethodIndex,
} from './definition/paymentLists.ts';
export type {
  PaperMethodId,
  PaymentFlow,
  PaymentGatewayKey,
  PaymentMethod,
  PaymentMethodId,
} from './definition/paymentMethods.ts';
export {
  isPaymentGatewayKey,
  methodsTaken,
  PAYMENT_METHODS,
  PREFERRED_METHODS,
  paymentGatewayKeyOf,
} from './definition/paymentMethods.ts';
export type {
  HashNumberInput,
  HashNumberOutput,
  IdentityRequest,
  PollIdentityInput,
  PollIdentityOutput,
  StartIdentityInput,
} from './identity/Identity.ts';
export {
  IDENTITY_FAILURES,
  type IdentityFailure,
  identityFailureOf,
} from './identity/identityFailures.ts';
export { identityMachine } from './identity/identityMachine.ts';
export { IDENTITY_SOURCES, type IdentitySource } from './identity/identitySources.ts';
export { isSwitchedOff, type OffPeriod } from './identity/isSwitchedOff.ts';
export { numberWithoutCheckDigit } from './identity/numberWithoutCheckDigit.ts';
export { fieldMessage, textKeyOf } from './messages/fieldMessage.ts';
export { fillText } from './messages/fillText.ts';
export { eachMessage, type MessageArgs, type MessageRef } from './messages/MessageRef.ts';
export { plainText } from './messages/plainText.ts';
export { type Catalogue, resolveMessage } from './messages/resolveMessage.ts';
export {
  type AvailabilityWindow,
  type DisabledPeriod,
  disabledMethods,
  disabledUntil,
  isActiveWindow,
} from './payment/availabilityWindow.ts';
export { chequesByGateway } from './payment/chequesByGateway.ts';
export { isOnlineMethod } from './payment/isOnlineMethod.ts';
export { type MethodCodes, methodCodes } from './payment/methodCodes.ts';
export { type ChosenWay, methodError } from './payment/methodError.ts';
export { methodName, type NamedMethod } from './payment/methodName.ts';
export {
  type AvailableMethod,
  type OfferConditions,
  offeredMethods,
  reasonAgainst,
} from './payment/offeredMethods.ts';
export { type PaymentOrder, type PaymentOrderLine, paymentOrder } from './payment/order.ts';
export type {
  AgreeInSheetInput,
  FpsCode,
  LeavePageInput,
  LoadMethodsInput,
  MethodOffer,
  OfferedMethod,
  OpenGatewayInput,
  OtherPayment,
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
  StartedPayment,
  SubmitPaymentInput,
  SubmitPaymentOutput,
  WithheldMethod,
} from './payment/Payment.ts';
export { paymentMachine } from './payment/paymentMachine.ts';
export { POLL_INTERVALS, type PollIntervals, pollInterval } from './payment/pollInterval.ts';
export { reasonAgainstMethod } from './payment/reasonAgainstMethod.ts';
export { type Settlement, settledBy, settles } from './payment/settlement.ts';
export type {
  PaymentEvidence,
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
  applePayRequest,
  type GoogleMerchant,
  googlePayRequest,
  googleReadyRequest,
  isWalletKey,
  type WalletFacts,
  type WalletKey,
  type WalletReadiness,
  walletReadiness,
} from './payment/wallets.ts';
export {
  isAnnouncedSecond,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
} from './session/Session.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export { certificateErrors } from './signing/certificateErrors.ts';
export { type OpenSignatures, openSignatures } from './signing/openSignatures.ts';
export { plainIdNumber } from './signing/plainIdNumber.ts';
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
export { signedOnTop } from './signing/signedOnTop.ts';
export { signerIdError } from './signing/signerIdError.ts';
export { signingMachine } from './signing/signingMachine.ts';
export { type ForwardButton, type WizardButtons, wizardButtons } from './wizard/buttons.ts';
export { canHandOn } from './wizard/canHandOn.ts';
export { canPostpone } from './wizard/canPostpone.ts';
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
  MakeDocumentOutput,
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
  KeptSubmission,
  LoadedProgress,
  SignWay,
  WizardContext,
  WizardDialog,
  WizardEvent,
  WizardInput,
  WizardResume,
} from './wizard/WizardContext.ts';
export { wizardMachine } from './wizard/wizardMachine.ts';
export {
  currentScreen,
  type FormEnd,
  formEnd,
  hasAcknowledgementToLose,
  hasAnswersToLose,
  isLocked,
  isPaymentDue,
  isSubmitted,
  missingSignatures,
} from './wizard/wizardRules.ts';
