import type { CertificateTrust } from '../../ports/CertificateTrust.ts';
import type { DocumentSigner } from '../../ports/DocumentSigner.ts';
import type { PdfRenderer } from '../../ports/PdfRenderer.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';

/** What signing works with. */
export interface SigningDeps extends ServiceDeps {
  readonly pdf: PdfRenderer;
  readonly signer: DocumentSigner;
  readonly trust: CertificateTrust;
}
