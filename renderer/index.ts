/** The door of the renderer for stories, tests and scripts. */
export {
  type AddressLookup,
  AddressLookupContext,
  type AddressQuery,
} from './fields/address/AddressLookup.ts';
export { Announcer, useAnnounce } from './form/Announcer.tsx';
export { judgeFrom } from './form/checkLater.ts';
export {
  type ElectronicChequeFault,
  ElectronicChequeReaderContext,
} from './form/ElectronicCheque.ts';
export { FormFields, type FormFieldsProps } from './form/FormFields.tsx';
export { fieldId } from './form/fieldId.ts';
export { type FileValue, fileOf } from './form/fileShelf.ts';
export { focusField } from './form/focusField.ts';
export { loadJsonTree } from './form/json/JsonWidget.tsx';
export { loadLists } from './form/LateList.tsx';
export { loadLateCode } from './form/loadLateCode.ts';
export { StepsAhead, type StepsAheadProps } from './form/StepsAhead.tsx';
export { addWords } from './form/words.ts';
export { loadProductTexts } from './i18n/loadProductTexts.ts';
export type { ProductTexts } from './i18n/ProductTexts.ts';
export { fieldErrorWords } from './i18n/useFieldMessageText.ts';
export { ErrorSummary, type ErrorSummaryProps } from './templates/ErrorSummary.tsx';
export { FeeSummary } from './templates/FeeSummary.tsx';
