import type { SignedFormResponse } from '#schemas/types/signed-form-response.generated.d.ts';
import type { HandOver } from '../../services/signing/HandOver.ts';

type WireHandOver = NonNullable<SignedFormResponse['handOver']>;

/** Proof of a signed document in the wire's spelling. */
export function handOverOnWire({ seal, definitionHash, signatures }: HandOver): WireHandOver {
  return {
    seal,
    definition: definitionHash,
    // The schema asks for one signature at least, and a document without any has no proof.
    signatures: signatures.map(({ field, signedAt, length, sha256 }) => ({
      signField: field,
      signatureTimestamp: signedAt,
      length,
      sha256,
    })) as WireHandOver['signatures'],
  };
}

/** Reads the proof of a saved file. Nothing in it has been checked. */
export function handOverOf({ seal, definition, signatures }: WireHandOver): HandOver {
  return {
    seal,
    definitionHash: definition,
    signatures: signatures.map(({ signField, signatureTimestamp, length, sha256 }) => ({
      field: signField,
      signedAt: signatureTimestamp,
      length,
      sha256,
    })),
  };
}
