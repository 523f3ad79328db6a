/** The public exports of the renderer for stories, tests and scripts. */

export { type FileValue, fileOf } from './attachments/pendingFileCache.ts';
export {
  type AddressLookup,
  AddressLookupContext,
  type AddressQuery,
} from './fields/address/AddressLookup.ts';
export { FormFields, type FormFieldsProps } from './form/FormFields.tsx';
export { loadLists } from './form/lazy/LazyList.tsx';
export { loadLazyCode } from './form/lazy/loadLazyCode.ts';
export {
  NextStepPreloader,
  type NextStepPreloaderProps,
} from './form/preload/NextStepPreloader.tsx';
export { Announcer, useAnnounce } from './form-context/Announcer.tsx';
export { startValidation } from './form-context/checkLater.ts';
export { fieldId } from './form-context/fieldId.ts';
export { focusField } from './form-context/focusField.ts';
export { addWords } from './i18n/formWords.ts';
export type { ProductTexts } from './i18n/languages/ProductTexts.ts';
export { loadProductTexts } from './i18n/loadProductTexts.ts';
export { fieldErrorWords } from './i18n/useFieldMessageText.ts';
export { ErrorSummary, type ErrorSummaryProps } from './templates/ErrorSummary.tsx';
export { FeeSummary } from './templates/FeeSummary.tsx';
export {
  type ElectronicChequeProblem,
  ElectronicChequeReaderContext,
} from './widgets/e-cheque/ElectronicCheque.ts';
export { loadJsonTree } from './widgets/json/JsonWidget.tsx';
