import { readProfile } from '#engine';
import { IdentityAppError } from '../../ports/IdentityApp.ts';
import type { AutofillDeps } from './AutofillDeps.ts';
import type { FetchedProfile, FetchProfileInput } from './AutofillServices.ts';
import { profileFieldsOf } from './fieldsOf.ts';
import { tokensBehind } from './keptLogin.ts';

/** Code of the app for tokens that it does not take. */
const NOT_LOGGED_IN = 'D20009';

/** Fetches the profile of a person who is logged in, as `AutofillServices` describes it. */
export async function fetchProfile(
  deps: AutofillDeps,
  { browsers, formCode, handles, fields }: FetchProfileInput,
): Promise<FetchedProfile> {
  const form = deps.catalogue.current(formCode);
  const tokens = form && (await tokensBehind(deps, browsers, formCode, handles));
  if (!form || !tokens) return { status: 'failed', message: 'loginFailed' };
  const asked = profileFieldsOf(form).filter((field) => fields.includes(field));
  try {
    const answer = await deps.identityApp.profile(tokens, asked);
    return { status: 'completed', profile: readProfile(answer, asked) };
  } catch (error) {
    if (!(error instanceof IdentityAppError) || error.reason === 'unavailable') throw error;
    const message = error.reason === NOT_LOGGED_IN ? 'loginFailed' : 'formFillingFailed';
    return { status: 'failed', message };
  }
}
