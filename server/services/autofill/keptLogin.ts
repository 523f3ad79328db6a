import { createHash } from 'node:crypto';
import type { IdentityTokens } from '../../ports/IdentityApp.ts';
import type { LoginRecord } from '../../ports/IdentityLogins.ts';
import type { Vault } from '../../ports/Vault.ts';
import type { AutofillDeps } from './AutofillDeps.ts';
import type { LoginHandles } from './AutofillServices.ts';

/** Secrets of a log-in: those of the app, and what the browser has in their place. */
export interface KeptLogin {
  readonly tokens: IdentityTokens;
  readonly handles: LoginHandles;
}

/** Returns the hash under which a state or a handle is kept: SHA-256, hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Seals the secrets of a log-in. */
export function sealLogin(vault: Vault, stateHash: string, { tokens, handles }: KeptLogin) {
  const text = JSON.stringify({
    tokens: { ...tokens, expiresAt: tokens.expiresAt.getTime() },
    handles,
  });
  return vault.seal(placeOf(stateHash), Buffer.from(text));
}

/** Opens them. @returns `undefined` unless the person is logged in */
export function openLogin(
  vault: Vault,
  { stateHash, status, sealed }: LoginRecord,
): KeptLogin | undefined {
  if (status !== 'LOGGED_IN' || !sealed) return undefined;
  const { tokens, handles } = JSON.parse(
    Buffer.from(vault.open(placeOf(stateHash), sealed)).toString(),
  ) as { tokens: Omit<IdentityTokens, 'expiresAt'> & { expiresAt: number }; handles: LoginHandles };
  return { tokens: { ...tokens, expiresAt: new Date(tokens.expiresAt) }, handles };
}

/**
 * Finds the tokens behind the handles of a browser.
 *
 * @returns `undefined` when the handles are not this browser's, or belong to another form
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

function placeOf(stateHash: string) {
  return { table: 'identity_logins', row: stateHash, column: 'sealed' };
}
