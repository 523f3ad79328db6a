/**
 * The input of the template. Every text is final: in the right language, formatted and cleaned. The
 * input is plain JSON, so a worker and `sys.inputs` can receive it unchanged.
 */
export interface PrintPage {
  readonly lang: 'en' | 'zh';
  readonly region: string;
  /** The region of Chinese answers, which determines the shapes of characters. */
  readonly chineseRegion: 'hk' | 'cn';
  /** Font families, the preferred one first. */
  readonly fonts: readonly string[];
  readonly documentTitle: string;
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly footer: readonly string[];
  readonly createdAt: PrintInstant;
  readonly mark: PrintMark;
  readonly sections: readonly { readonly title: string; readonly items: readonly PrintItem[] }[];
  readonly fee: PrintFee | null;
  /** The payment method, below the table. */
  readonly payment: PrintText | null;
  readonly declarations: readonly PrintText[];
  /** The next steps: at the top of an acknowledgement, at the end of a paper form. */
  readonly nextSteps: readonly PrintText[];
  readonly isSubmitted: boolean;
  readonly signByHand: readonly string[];
  /** The note above the lines for signatures by hand; null where every signature is necessary. */
  readonly signByHandNote: string | null;
  readonly toSign: PrintSignatures | null;
  readonly panels: PrintPanels | null;
  readonly keywords: readonly string[];
  /** Instructions for a printed form, on the last page; empty for other documents. */
  readonly guide: readonly PrintText[];
  /** SHA-256 values for checks of the document, shown at the end. */
  readonly fingerprints: readonly { readonly label: string; readonly value: string }[];
  readonly words: Readonly<Record<PrintWord, string>>;
}

/** The electronic signatures that are required or still missing. */
export interface PrintSignatures {
  readonly title: string;
  readonly note: string;
  readonly labels: readonly string[];
}

/** The signature panels on separate pages at the end. */
export interface PrintPanels {
  readonly title: string;
  readonly note: string;
  /** The panels of each page; `top` in millimetres from the top of the page. */
  readonly pages: readonly (readonly { readonly label: string; readonly top: number }[])[];
  readonly height: number;
}

/** A signature, rendered over the panel of its field. */
export interface PrintPanel extends Pick<PrintPage, 'lang' | 'region' | 'fonts'> {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
}

/** A text under its heading. */
export interface PrintText {
  readonly title: string;
  readonly parts: readonly PrintPart[];
}

/** The name of a template text from `server/locales/<lang>/pdf.json`. */
export type PrintWord =
  | 'organisation'
  | 'page'
  | 'notCalculated'
  | 'notProvided'
  | 'fee'
  | 'item'
  | 'quantity'
  | 'unitPrice'
  | 'amount'
  | 'total'
  | 'signHere'
  | 'fingerprints'
  | 'signature'
  | 'blockLetters'
  | 'date';

/** A heading with its text. */
export interface PrintText {
  readonly title: string;
  readonly parts: readonly PrintPart[];
}

/** An instant in UTC, like the PDF's creation date. */
export interface PrintInstant {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The state of the submission, shown in full at the top. Its title is on every page. */
export interface PrintMark {
  readonly tone: 'warning' | 'quiet' | 'success';
  readonly title: string;
  readonly detail: string;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly strong: boolean;
  }[];
}

/** A paragraph or a list of points. */
export type PrintPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export interface PrintFee {
  readonly lines: readonly {
    readonly label: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly amount: string;
  }[];
  readonly total: string;
}

export type PrintItem =
  | {
      readonly kind: 'field';
      readonly label: string;
      readonly lines: readonly string[];
      readonly chinese: boolean;
      /** Whether the field is a computed field without a value, not an unanswered field. */
      readonly uncalculated?: true;
      /** Text below the answer, some of it struck out. */
      readonly output?: readonly { readonly text: string; readonly struck: boolean }[];
    }
  /** A text of the form that contains answers; the label may be empty. */
  | { readonly kind: 'note'; readonly label: string; readonly parts: readonly PrintPart[] }
  | { readonly kind: 'group'; readonly label: string; readonly items: readonly PrintItem[] }
  | {
      readonly kind: 'records';
      readonly label: string;
      readonly records: readonly {
        readonly title: string;
        readonly summary: string;
        readonly items: readonly PrintItem[];
      }[];
    };
