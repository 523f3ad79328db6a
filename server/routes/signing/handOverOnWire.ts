import type { SignedFormResponse } from '#schemas/types/signed-form-response.generated.d.ts';
import type { HandOver } from '../../services/contract/HandOver.ts';

type WireHandOver = NonNullable<SignedFormResponse['handOver']>;

/** Converts the proof of a signed document to the API's format. */
export function handOverOnWire({ seal, definitionHash, signatures }: HandOver): WireHandOver {
  return {
    seal,
    definition: definitionHash,
    // The schema requires at least one signature, and a document without any has no proof.
    signatures: signatures.map(({ field, signedAt, length, sha256 }) => ({
      signField: field,
      signatureTimestamp: signedAt,
      length,
      sha256,
    })) as WireHandOver['signatures'],
  };
}

/** Converts the proof of a saved file from the API's format, without checking it. */
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
