import { readProfile } from '#engine';
import { IdentityAppError } from '../../ports/signing/IdentityApp.ts';
import type { AutofillDeps } from './AutofillDeps.ts';
import type { FetchedProfile, FetchProfileInput } from './AutofillServices.ts';
import { profileFieldsOf } from './fieldsOf.ts';
import { tokensBehind } from './keptLogin.ts';

/** The app's code for tokens that the app does not accept. */
const NOT_LOGGED_IN = 'D20009';

/** Fetches the profile of a logged-in person; see `AutofillServices`. */
export async function fetchProfile(
  deps: AutofillDeps,
  { browsers, formCode, handles, fields }: FetchProfileInput,
): Promise<FetchedProfile> {
  const form = deps.catalogue.current(formCode);
  const tokens = form && (await tokensBehind(deps, browsers, formCode, handles));
  if (!form || !tokens) return { status: 'failed', message: 'loginFailed' };
  const requested = profileFieldsOf(form).filter((field) => fields.includes(field));
  try {
    const answer = await deps.identityApp.profile(tokens, requested);
    return { status: 'completed', profile: readProfile(answer, requested) };
  } catch (error) {
    if (!(error instanceof IdentityAppError) || error.reason === 'unavailable') throw error;
    const message = error.reason === NOT_LOGGED_IN ? 'loginFailed' : 'formFillingFailed';
    return { status: 'failed', message };
  }
}
