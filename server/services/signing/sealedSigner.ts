import type { SignatureRecord } from '../../ports/Signature.ts';
import type { Vault } from '../../ports/Vault.ts';

type Owner = Pick<SignatureRecord, 'submissionId' | 'field'>;

/** Seals the name of who signs a field, as personal as any answer (reliability T-45). */
export function sealSigner(vault: Vault, owner: Owner, name: string): Uint8Array {
  return vault.seal(placeOf(owner), new TextEncoder().encode(name));
}

/**
 * Who made a signature, as the certificate names him.
 *
 * @throws {VaultError} when the seal was changed or moved, or the key is gone
 */
export function signerOf(vault: Vault, signature: SignatureRecord): string {
  return new TextDecoder().decode(vault.open(placeOf(signature), signature.sealedSigner));
}

function placeOf({ submissionId, field }: Owner) {
  return { table: 'signatures', row: `${submissionId}/${field}`, column: 'sealed_signer' };
}
