import { TypstPdfRenderer } from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { describeDocumentSigner } from '../../../ports/DocumentSigner.contract.ts';
import { describeOutsideSignature } from '../../../ports/OutsideSignature.contract.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';

async function unsignedDocument(): Promise<Uint8Array> {
  const renderer = new TypstPdfRenderer({ threads: 1 });
  try {
    return await renderer.render(sampleDocument('zh-Hant', { standing: { kind: 'toSign' } }));
  } finally {
    await renderer.close();
  }
}

describeDocumentSigner('PadesDocumentSigner', () => new PadesDocumentSigner(), unsignedDocument);

describeOutsideSignature('PadesDocumentSigner', () => new PadesDocumentSigner(), unsignedDocument);
