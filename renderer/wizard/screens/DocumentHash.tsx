import { useEffect, useState, useSyncExternalStore } from 'react';
import { fromBase64 } from '../../api/base64.ts';
import { fileDigest } from '../../attachments/fileDigest.ts';
import type { PdfState, ReviewPdf } from '../state/ReviewPdf.ts';

interface DocumentHashProps {
  readonly label: string;
  /** SHA-256 digest, hex. */
  readonly hash: string | undefined;
}

/** Shows the SHA-256 digest of a document, so that people can compare it. */
export function DocumentHash({ label, hash }: DocumentHashProps) {
  if (hash === undefined || hash === '') return null;
  return (
    <p className="document-hash quiet">
      {label}{' '}
      <code className="figure" lang="en">
        {hash}
      </code>
    </p>
  );
}

/** Returns the SHA-256 digest (hex) of the PDF in the page; `undefined` without a current PDF. */
export function useDocumentHash(pdf: ReviewPdf): string | undefined {
  const state = useSyncExternalStore(pdf.subscribe, pdf.get, () => NONE);
  const [known, setKnown] = useState<{ readonly of: string; readonly hash: string }>();
  const base64 = state.kind === 'made' && !state.isStale ? state.base64 : undefined;
  useEffect(() => {
    let isOver = false;
    if (base64 !== undefined) {
      void fileDigest(fromBase64(base64).buffer).then((hash) => {
        if (!isOver) setKnown({ of: base64, hash });
      });
    }
    return () => {
      isOver = true;
    };
  }, [base64]);
  return known !== undefined && known.of === base64 ? known.hash : undefined;
}

const NONE: PdfState = { kind: 'none' };
