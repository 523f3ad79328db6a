import type { SignatureRecord } from '../../ports/store/Signature.ts';
import type { Vault } from '../../ports/system/Vault.ts';

type Owner = Pick<SignatureRecord, 'submissionId' | 'field'>;

/** Seals the name of a field's signer, which is as personal as any answer (reliability T-45). */
export function sealSigner(vault: Vault, owner: Owner, name: string): Uint8Array {
  return vault.seal(sealPlace(owner), new TextEncoder().encode(name));
}

/**
 * Returns the signer of a signature, by the name in the certificate.
 *
 * @throws {VaultError} when the seal was changed or moved, or the key is missing
 */
export function signerOf(vault: Vault, signature: SignatureRecord): string {
  return new TextDecoder().decode(vault.open(sealPlace(signature), signature.sealedSigner));
}

function sealPlace({ submissionId, field }: Owner) {
  return { table: 'signatures', row: `${submissionId}/${field}`, column: 'sealed_signer' };
}
