/** The third part of the engine's exports: autofill with the identity app. */
export type {
  LoginHandles,
  LoginRequest,
  LoginResult,
  LoginReturn,
  ProfileResult,
} from './autofill/Autofill.ts';
export { autofillMachine } from './autofill/autofillMachine.ts';
export {
  type FieldStatus,
  type FieldStatuses,
  withAutofilled,
  withEdited,
} from './autofill/fieldStatus.ts';
export {
  type AutofillOutcome,
  autofillLeaves,
  fillFromProfile,
} from './autofill/fillFromProfile.ts';
export { isParticularsStep, offersAutofill } from './autofill/offersAutofill.ts';
export {
  type AutofillProfile,
  isProfileField,
  PROFILE_FIELDS,
  type ProfileAddress,
  type ProfileField,
} from './autofill/profile.ts';
export { readProfile } from './autofill/readProfile.ts';
