import type { Language, PaymentGatewayKey, ReviewSection } from '#engine';

/** A filled form as a document: what is shown on the review, ready to print, sign and keep. */
export interface FormDocument {
  readonly language: Language;
  readonly formCode: string;
  readonly formVersion: number;
  /** SHA-256 (hex) of the definition that the form is shown by. */
  readonly formHash: string;
  /** Screen code of the review, for the footer: `LREAL1-07`. */
  readonly screenCode: string;
  readonly title: string;
  /** The form's own reference, shown in brackets after the title; absent when there is none. */
  readonly reference?: string;
  readonly sections: readonly ReviewSection[];
  /** What the form costs; absent for a form without payment. */
  readonly fee?: DocumentFee;
  /** Texts that the applicant agreed to or signs (declaration, terms), in order. */
  readonly declarations: readonly DocumentText[];
  /** How the fee is paid; absent where nothing is paid on paper. */
  readonly payment?: DocumentText;
  /** What to do with a printed form: the steps, what to enclose, the office. Absent otherwise. */
  readonly guide?: readonly DocumentText[];
  /** What happens next, as one text or none. */
  readonly nextSteps?: readonly DocumentText[];
  /** Labels of the signatures that get a line for a hand; empty when none. */
  readonly signByHand: readonly string[];
  /** The lines are for signatures that may be made electronically instead: the document says so. */
  readonly isHandOptional?: boolean;
  /**
   * Labels of the electronic signatures that the form needs; of a submitted form, those that are
   * still to be made. Absent when none.
   */
  readonly toSign?: readonly string[];
  /** Signature fields that get a panel each, in signing order; only of a document to sign. */
  readonly panels?: readonly SignatureField[];
  /** The form is signed and handed on, and never submitted here: nothing about it says "submitted". */
  readonly isSignOnly?: boolean;
  readonly standing: DocumentStanding;
  /** When the document is made. The same input gives the same bytes. */
  readonly createdAt: Date;
}

/** A signature field of the form, with its label in the document's language. */
export interface SignatureField {
  readonly id: string;
  readonly label: string;
}

/** An electronic signature as its panel shows it. */
export interface SignaturePanel {
  readonly language: Language;
  /** The signer; absent where nobody has compared the name yet. */
  readonly signer?: string | undefined;
  readonly signedAt: Date;
  /** Absent while the certificate is not known: the identity app shows it only with the signature. */
  readonly certificate?: { readonly issuer: string; readonly serialNumber: string } | undefined;
}

/** Money in integer cents of Hong Kong dollars. */
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
  /** A paragraph on each line, a point of a list behind `• `; nothing else is read as markup. */
  readonly text: string;
}

/**
 * How far the submission is. Everything before the acknowledgement is marked "not submitted" on each
 * page; a document `toSign` says so more quietly, because its bytes are kept after the submission.
 */
export type DocumentStanding =
  | { readonly kind: 'notSubmitted' }
  | { readonly kind: 'toSign' }
  /** Completed, to be printed and handed in on paper; nothing was submitted online. */
  | { readonly kind: 'onPaper'; readonly referenceNumber: string }
  | {
      readonly kind: 'submitted';
      readonly referenceNumber: string;
      readonly submittedAt: Date;
      /** Absent for a free form. */
      readonly transactionId?: string;
      /** Further payments for the form, whose money goes back. */
      readonly refunds?: readonly {
        readonly transactionId: string;
        readonly amountCents: number;
        /** When it was paid back; absent as long as it is due. */
        readonly refundedAt?: Date;
      }[];
      /** How it was paid; absent for what was not paid at the gateway. */
      readonly paymentMethod?: PaymentGatewayKey;
      /** An e-Cheque goes along, which nobody has checked yet. */
      readonly isByECheque?: boolean;
      /** Signers as their certificates name them, in the order in which they signed. */
      readonly signedBy?: readonly { readonly name: string; readonly signedAt: Date }[];
      /** SHA-256 (hex) of the answers. */
      readonly dataHash?: string;
      /** SHA-256 (hex) of the signed document that goes along; absent when nothing is signed. */
      readonly signedFormHash?: string | undefined;
      /** SHA-256 (hex) of the definition that the answers were given to. */
      readonly definitionHash?: string;
    };

/** Makes the PDF of a form. */
export interface PdfRenderer {
  /**
   * Renders a tagged A4 PDF in the document's language. Where the machine can check it, a document
   * before submission claims PDF/A-2a and PDF/UA-1, one to sign PDF/A-2u, an acknowledgement PDF/A-3u;
   * elsewhere nothing is claimed.
   *
   * Control and bidirectional characters of an answer are shown as `[U+202E]`, invisible ones are
   * left out; no answer is ever read as markup, link or action.
   *
   * @throws {PdfError} `missingGlyph` when a character cannot be shown, `busy` when too many
   * documents wait, `timeout` after 20 seconds, `failed` otherwise
   */
  render(document: FormDocument): Promise<Uint8Array>;
  /**
   * Renders the panel of a signature as a PDF of one page, `PANELS.width` by `PANELS.height`.
   *
   * @throws {PdfError} as `render`
   */
  renderPanel(panel: SignaturePanel): Promise<Uint8Array>;
  /** Ends the workers; documents under way fail. */
  close(): Promise<void>;
}

export type PdfFailure = 'missingGlyph' | 'busy' | 'timeout' | 'failed';

/** A document that was not made. */
export class PdfError extends Error {
  readonly reason: PdfFailure;
  /** With `missingGlyph`: the characters that cannot be shown, each once. */
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
