import type { Language, PaymentGatewayKey, ReviewSection } from '#engine';

/** A filled form as a document: the content of the review, ready to print, sign and store. */
export interface FormDocument {
  readonly language: Language;
  readonly formCode: string;
  readonly formVersion: number;
  /** SHA-256 (hex) of the form's definition. */
  readonly formHash: string;
  /** Screen code of the review, for the footer: `LREAL1-07`. */
  readonly screenCode: string;
  readonly title: string;
  /**
   * The form's own reference, shown in brackets after the title; absent when the form has none.
   */
  readonly reference?: string;
  readonly sections: readonly ReviewSection[];
  /** The fee of the form; absent for a form without payment. */
  readonly fee?: DocumentFee;
  /** Texts that the applicant agreed to or signs (declaration, terms), in order. */
  readonly declarations: readonly DocumentText[];
  /** Instructions for paying the fee on paper; absent when nothing is paid on paper. */
  readonly payment?: DocumentText;
  /** Instructions for a printed form: steps, enclosures, office. Absent otherwise. */
  readonly guide?: readonly DocumentText[];
  /** Next steps, as one text, or empty. */
  readonly nextSteps?: readonly DocumentText[];
  /** Labels of the signatures that get a line for a handwritten signature; may be empty. */
  readonly signByHand: readonly string[];
  /**
   * Whether some lines are for signatures that may be made electronically instead. The document
   * then explains that.
   */
  readonly isHandOptional?: boolean;
  /**
   * Labels of the electronic signatures that the form requires; for a submitted form, of the
   * missing signatures. Absent when there are none.
   */
  readonly toSign?: readonly string[];
  /** Signature fields with a panel, in signing order; only in a document to sign. */
  readonly panels?: readonly SignatureField[];
  /**
   * Whether the form is signed and passed on, but never submitted here. The document then does not
   * mention submission.
   */
  readonly isSignOnly?: boolean;
  readonly standing: DocumentStanding;
  /** Creation time of the document. Equal input results in equal bytes. */
  readonly createdAt: Date;
}

/** A signature field of the form, with its label in the document's language. */
export interface SignatureField {
  readonly id: string;
  readonly label: string;
}

/** The content of the panel of an electronic signature. */
export interface SignaturePanel {
  readonly language: Language;
  /** The signer; absent until the name was compared. */
  readonly signer?: string | undefined;
  readonly signedAt: Date;
  /**
   * Absent while the certificate is unknown: the identity app sends the certificate with the
   * signature.
   */
  readonly certificate?: { readonly issuer: string; readonly serialNumber: string } | undefined;
}

/** A fee in integer cents of Hong Kong dollars. */
export interface DocumentFee {
  readonly lines: readonly {
    readonly label: string;
    readonly quantity: number;
    readonly unitPriceCents: number;
    readonly amountCents: number;
  }[];
  readonly totalCents: number;
}

export interface DocumentText {
  readonly title: string;
  /** One paragraph in each line; `• ` starts a list item; no other markup is interpreted. */
  readonly text: string;
}

/**
 * The status of a document. Each page before the acknowledgement has the mark "not submitted". A
 * document `toSign` has a smaller mark, because its bytes are stored after the submission.
 */
export type DocumentStanding =
  | { readonly kind: 'notSubmitted' }
  | { readonly kind: 'toSign' }
  /** Completed, to be printed and submitted on paper; nothing was submitted online. */
  | { readonly kind: 'onPaper'; readonly referenceNumber: string }
  | {
      readonly kind: 'submitted';
      readonly referenceNumber: string;
      readonly submittedAt: Date;
      /** Absent for a free form. */
      readonly transactionId?: string;
      /** Further payments for the form, which are being or were refunded. */
      readonly refunds?: readonly {
        readonly transactionId: string;
        readonly amountCents: number;
        /** Time of the refund; absent while it is due. */
        readonly refundedAt?: Date;
      }[];
      /** Payment method; absent when the gateway was not used. */
      readonly paymentMethod?: PaymentGatewayKey;
      /** Whether an e-Cheque is attached that nobody has presented yet. */
      readonly isByECheque?: boolean;
      /** Signers as named in their certificates, in signing order. */
      readonly signedBy?: readonly { readonly name: string; readonly signedAt: Date }[];
      /** SHA-256 (hex) of the answers. */
      readonly dataHash?: string;
      /** SHA-256 (hex) of the attached signed document; absent when nothing is signed. */
      readonly signedFormHash?: string | undefined;
      /** SHA-256 (hex) of the definition of the answers. */
      readonly definitionHash?: string;
    };

/** A renderer of PDF documents. */
export interface PdfRenderer {
  /**
   * Renders a tagged A4 PDF in the document's language. The document claims conformance only where
   * the machine can check it. Before submission the claim is PDF/A-2a and PDF/UA-1. A document to
   * sign claims PDF/A-2u, an acknowledgement PDF/A-3u.
   *
   * Control and bidirectional characters of an answer appear as `[U+202E]`; invisible ones are
   * omitted. No answer is ever interpreted as markup, link or action.
   *
   * @throws {PdfError} `missingGlyph` when a character cannot be shown, `busy` when too many
   *   documents are queued, `timeout` after 20 seconds, `failed` otherwise
   */
  render(document: FormDocument): Promise<Uint8Array>;
  /**
   * Renders the panel of a signature as a PDF of one page, `PANELS.width` by `PANELS.height`.
   *
   * @throws {PdfError} as `render`
   */
  renderPanel(panel: SignaturePanel): Promise<Uint8Array>;
  /** Stops the workers; pending documents fail. */
  close(): Promise<void>;
}

export type PdfFailure = 'missingGlyph' | 'busy' | 'timeout' | 'failed';

/** An error for a document that was not rendered. */
export class PdfError extends Error {
  readonly reason: PdfFailure;
  /** With `missingGlyph`: the characters without a glyph, each once. */
  readonly characters: readonly string[];

  constructor(
    reason: PdfFailure,
    message: string,
    options?: ErrorOptions & { readonly characters?: readonly string[] },
  ) {
    super(message, options);
    this.name = 'PdfError';
    this.reason = reason;
    this.characters = options?.characters ?? [];
  }
}
