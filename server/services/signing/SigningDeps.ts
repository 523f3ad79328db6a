import type { PdfRenderer } from '../../ports/documents/PdfRenderer.ts';
import type { CertificateTrust } from '../../ports/signing/CertificateTrust.ts';
import type { DocumentSigner } from '../../ports/signing/DocumentSigner.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/** The dependencies of signing. */
export interface SigningDeps extends ServiceDeps {
  readonly pdf: PdfRenderer;
  readonly signer: DocumentSigner;
  readonly trust: CertificateTrust;
}
