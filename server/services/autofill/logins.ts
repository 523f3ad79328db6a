import { IDENTITY_WAIT_LIMIT_MS, LANGUAGE_CODES } from '#engine';
import { IdentityAppError, type IdentityTokens } from '../../ports/signing/IdentityApp.ts';
import type { AutofillDeps } from './AutofillDeps.ts';
import type {
  AutofillServices,
  FinishedLogin,
  FinishLoginInput,
  PolledLogin,
  StartedLogin,
  StartLoginInput,
} from './AutofillServices.ts';
import { profileFieldsOf } from './fieldsOf.ts';
import { hashOf, openLogin, sealLogin } from './keptLogin.ts';

/** Maximum time for which a log-in is stored. The tokens of the app may be valid longer. */
const LOGIN_KEPT_MS = 2 * 60 * 60_000;

/**
 * Time to redeem a code. If the server is killed meanwhile, the log-in expires after this time. The
 * polling page then sees the failure within a minute.
 */
const REDEEM_LIMIT_MS = 60_000;

const LOGIN_FAILED = 'loginFailed';
/** Codes of the app that have a separate message. */
const OWN_MESSAGES: readonly string[] = ['D40003'];

/** Starts a log-in; see `AutofillServices`. */
export async function startLogin(
  { catalogue, identityApp, logins, ids, clock, publicUrl, isAutofillOff }: AutofillDeps,
  { browser, formCode, language, source }: StartLoginInput,
): Promise<StartedLogin | undefined> {
  const form = catalogue.current(formCode);
  if (isAutofillOff() || !form || profileFieldsOf(form).length === 0) return undefined;
  const state = ids.token();
  const returnUrl = `${publicUrl}/form/${form.code}?lang=${LANGUAGE_CODES[language].url}`;
  const started = await identityApp.startLogin({ state, language, source, returnUrl });
  await logins.begin({
    stateHash: hashOf(state),
    sitting: browser,
    formCode: form.code,
    expiresAt: new Date(clock.now().getTime() + IDENTITY_WAIT_LIMIT_MS),
  });
  return { state, ...started };
}

/**
 * Accepts the state and code that the app gave to the browser. A state can be used once, and only
 * in its own browser. Therefore neither a reload nor a link from another person can log anybody in.
 */
export async function finishLogin(
  deps: AutofillDeps,
  { browsers, state, code, errorCode }: FinishLoginInput,
): Promise<FinishedLogin> {
  const { logins, clock } = deps;
  const stateHash = hashOf(state);
  const now = clock.now();
  const until = new Date(now.getTime() + REDEEM_LIMIT_MS);
  const record = await logins.find(stateHash, now);
  const isTaken = await logins.take(stateHash, browsers, { now, until });
  if (!record || !isTaken) return { result: 'failed', message: LOGIN_FAILED };
  const tokens = errorCode === undefined && code ? await redeemed(deps, code) : undefined;
  if (!tokens) {
    const failure = OWN_MESSAGES.find((own) => own === errorCode) ?? LOGIN_FAILED;
    await logins.end(stateHash, { status: 'FAILED', failure, expiresAt: record.expiresAt });
    return { result: 'failed', message: failure };
  }
  const handles = await storeLogin(deps, stateHash, tokens);
  return { result: 'ok', formCode: record.formCode, handles };
}

async function redeemed(
  { identityApp }: AutofillDeps,
  code: string,
): Promise<IdentityTokens | undefined> {
  try {
    return await identityApp.redeemCode(code);
  } catch (error) {
    // The code may be used already, so a retry needs a new log-in.
    if (error instanceof IdentityAppError) return undefined;
    throw error;
  }
}

async function storeLogin(
  { logins, vault, ids, clock }: AutofillDeps,
  stateHash: string,
  tokens: IdentityTokens,
) {
  const handles = { accessToken: ids.token(), openId: ids.token() };
  const storedUntil = Math.min(clock.now().getTime() + LOGIN_KEPT_MS, tokens.expiresAt.getTime());
  await logins.end(stateHash, {
    status: 'LOGGED_IN',
    handleHash: hashOf(handles.accessToken),
    sealed: sealLogin(vault, stateHash, { tokens, handles }),
    expiresAt: new Date(storedUntil),
  });
  return handles;
}

/** Returns the status of a log-in; see `AutofillServices`. */
export async function pollLogin(
  { logins, vault, clock }: AutofillDeps,
  { browsers, state }: Parameters<AutofillServices['pollLogin']>[0],
): Promise<PolledLogin | undefined> {
  const record = await logins.find(hashOf(state), clock.now());
  if (!record || !browsers.includes(record.sitting)) return undefined;
  if (record.status === 'FAILED') {
    return { status: 'failed', message: record.failure ?? LOGIN_FAILED };
  }
  const kept = openLogin(vault, record);
  return kept ? { status: 'completed', handles: kept.handles } : { status: 'pending' };
}
