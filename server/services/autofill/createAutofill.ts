import type { AutofillDeps } from './AutofillDeps.ts';
import type { AutofillServices } from './AutofillServices.ts';
import { fetchProfile } from './fetchProfile.ts';
import { autofillFields } from './fieldsOf.ts';
import { finishLogin, pollLogin, startLogin } from './logins.ts';

/** Creates the autofill services. */
export function createAutofill(deps: AutofillDeps): AutofillServices {
  return {
    fieldsOf: (formCode, language) => {
      const form = deps.catalogue.current(formCode);
      return form && autofillFields(form, language);
    },
    startLogin: (input) => startLogin(deps, input),
    finishLogin: (input) => finishLogin(deps, input),
    pollLogin: (input) => pollLogin(deps, input),
    fetchProfile: (input) => fetchProfile(deps, input),
  };
}
