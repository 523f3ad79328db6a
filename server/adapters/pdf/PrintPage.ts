/**
 * What the template draws: every text worded, formatted and cleaned. Plain JSON, so that it can go
 * to a worker and into `sys.inputs` as it is.
 */
export interface PrintPage {
  readonly lang: 'en' | 'zh';
  readonly region: string;
  /** Region of Chinese answers, which chooses their shapes. */
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
  /** How the fee is paid, under the table. */
  readonly payment: PrintText | null;
  readonly declarations: readonly PrintText[];
  /** What happens next: at the top of an acknowledgement, at the end of a form on paper. */
  readonly nextSteps: readonly PrintText[];
  readonly isSubmitted: boolean;
  readonly signByHand: readonly string[];
  /** Above the lines for a hand; null where every one of them is needed. */
  readonly signByHandNote: string | null;
  readonly toSign: PrintSignatures | null;
  readonly panels: PrintPanels | null;
  readonly keywords: readonly string[];
  /** What to do with a printed form, on the last page; empty for other documents. */
  readonly guide: readonly PrintText[];
  /** SHA-256 values that nobody reads but to check the document; after everything else. */
  readonly fingerprints: readonly { readonly label: string; readonly value: string }[];
  readonly words: Readonly<Record<PrintWord, string>>;
}

/** Electronic signatures that are asked for, or still to be made. */
export interface PrintSignatures {
  readonly title: string;
  readonly note: string;
  readonly labels: readonly string[];
}

/** Signature panels on pages of their own, at the end. */
export interface PrintPanels {
  readonly title: string;
  readonly note: string;
  /** For each page its panels; `top` in millimetres from the top of the page. */
  readonly pages: readonly (readonly { readonly label: string; readonly top: number }[])[];
  readonly height: number;
}

/** A signature, drawn over the panel of its field. */
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

/** Words of the template itself, from `server/locales/<lang>/pdf.json`. */
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

/** UTC, as the PDF's creation date. */
export interface PrintInstant {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** How far the submission is: at the top in full, its title on every page. */
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

/** A paragraph, or points one below the other. */
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
      /** Computed, without a value: nobody left it out. */
      readonly uncalculated?: true;
      /** Words under the answer, some of them crossed out. */
      readonly output?: readonly { readonly text: string; readonly struck: boolean }[];
    }
  /** Words of the form with answers in them; the label may be empty. */
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
