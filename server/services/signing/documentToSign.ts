import { formDocument } from '../documents/formDocument.ts';
import { quotedAt } from '../fees/quotedAt.ts';
import { getSealed } from '../files/sealedFiles.ts';
import type { OpenSigning } from './openSigning.ts';
import type { SigningDeps } from './SigningDeps.ts';

/**
 * Returns the document to which a field's signature is added: the bytes of `unsignedDocument` with
 * the earlier signatures.
 */
export async function documentToSign(deps: SigningDeps, signing: OpenSigning): Promise<Uint8Array> {
  const { submission, request } = signing;
  const earlier = await earlierDocument(deps, submission.id, request.id);
  return earlier ?? unsignedDocument(deps, signing);
}

/**
 * Renders the form for review and signature. Equal answers at the same price result in equal bytes,
 * because the document has the date of their quote. A signature therefore covers the reviewed
 * document.
 *
 * @see reliability I9
 */
export async function unsignedDocument(
  deps: Pick<SigningDeps, 'pdf' | 'settings'>,
  { submission, form, data }: Pick<OpenSigning, 'submission' | 'form' | 'data'>,
): Promise<Uint8Array> {
  const document = formDocument({
    form,
    data,
    language: submission.language,
    fee: { lines: submission.feeLines, totalCents: submission.amountCents },
    standing: { kind: 'toSign' },
    createdAt: quotedAt(submission, deps.settings),
  });
  return deps.pdf.render(document);
}

/**
 * Returns the document with the signatures before that of the field. If a field is signed again,
 * later signers must sign again, too.
 *
 * @throws {Error} when that document is missing: the unsigned one would drop the earlier signatures
 */
async function earlierDocument(
  deps: SigningDeps,
  submissionId: string,
  field: string,
): Promise<Uint8Array | undefined> {
  const signatures = (await deps.store.signatures.ofSubmission(submissionId)).filter(
    ({ status }) => status === 'SIGNED',
  );
  const own = signatures.findIndex((signature) => signature.field === field);
  const last = (own < 0 ? signatures : signatures.slice(0, own)).at(-1);
  if (!last) return undefined;
  const document = await getSealed(deps, last.fileKey);
  if (!document) throw new Error(`Cannot sign ${submissionId}: the signed document is missing`);
  return document;
}
