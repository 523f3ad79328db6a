import { createHash } from 'node:crypto';
import type { IdentityTokens } from '../../ports/signing/IdentityApp.ts';
import type { LoginRecord } from '../../ports/store/IdentityLogins.ts';
import type { Vault } from '../../ports/system/Vault.ts';
import type { AutofillDeps } from './AutofillDeps.ts';
import type { LoginHandles } from './AutofillServices.ts';

/** The secrets of a log-in: the tokens of the app, and the browser's handles for the tokens. */
export interface KeptLogin {
  readonly tokens: IdentityTokens;
  readonly handles: LoginHandles;
}

/** Returns the hash under which a state or a handle is stored: SHA-256, hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Seals the secrets of a log-in. */
export function sealLogin(vault: Vault, stateHash: string, { tokens, handles }: KeptLogin) {
  const text = JSON.stringify({
    tokens: { ...tokens, expiresAt: tokens.expiresAt.getTime() },
    handles,
  });
  return vault.seal(sealPlace(stateHash), Buffer.from(text));
}

/** Opens the secrets of a log-in. @returns `undefined` unless the person is logged in */
export function openLogin(
  vault: Vault,
  { stateHash, status, sealed }: LoginRecord,
): KeptLogin | undefined {
  if (status !== 'LOGGED_IN' || !sealed) return undefined;
  const { tokens, handles } = JSON.parse(
    Buffer.from(vault.open(sealPlace(stateHash), sealed)).toString(),
  ) as { tokens: Omit<IdentityTokens, 'expiresAt'> & { expiresAt: number }; handles: LoginHandles };
  return { tokens: { ...tokens, expiresAt: new Date(tokens.expiresAt) }, handles };
}

/**
 * Finds the tokens for the handles of a browser.
 *
 * @returns `undefined` when the handles are unknown, or belong to another browser or another form
 */
export async function tokensBehind(
  { logins, vault, clock }: Pick<AutofillDeps, 'logins' | 'vault' | 'clock'>,
  browsers: readonly string[],
  formCode: string,
  handles: LoginHandles,
): Promise<IdentityTokens | undefined> {
  const record = await logins.findByHandle(hashOf(handles.accessToken), clock.now());
  if (!record || !browsers.includes(record.sitting) || record.formCode !== formCode) {
    return undefined;
  }
  const kept = openLogin(vault, record);
  return kept?.handles.openId === handles.openId ? kept.tokens : undefined;
}

function sealPlace(stateHash: string) {
  return { table: 'identity_logins', row: stateHash, column: 'sealed' };
}
