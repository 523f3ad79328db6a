import { getSealed } from '../files/sealedFiles.ts';
import { formDocument } from '../submission/formDocument.ts';
import { quotedAt } from '../submission/quotedAt.ts';
import type { OpenSigning } from './openSigning.ts';
import type { SigningDeps } from './SigningDeps.ts';

/** Gets the document that a field's signature is added to: the same bytes as `unsignedDocument` and the earlier signatures. */
export async function documentToSign(deps: SigningDeps, signing: OpenSigning): Promise<Uint8Array> {
  const { submission, request } = signing;
  const earlier = await earlierDocument(deps, submission.id, request.id);
  return earlier ?? unsignedDocument(deps, signing);
}

/**
 * Renders the form as it is reviewed and then signed. The same answers at the same price give the same
 * bytes, because the document is dated by their quote: a signature covers the document that was reviewed.
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
 * The document with the signatures of the other fields. Signing a field again starts from before
 * its first signature: whoever signed on top of it has to sign again.
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
  return last && getSealed(deps, last.fileKey);
}
