/** One input of a measured page, the same for every engine. */
export interface BenchField {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'select' | 'radio' | 'check';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly required: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Shown only while the named sibling has one of these values. */
  readonly when?: { readonly key: string; readonly values: readonly unknown[] };
}

/** A section of fields: an object of the data. */
export interface BenchSection {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly BenchField[];
}

/** A measured page: sections of fields, or a record list with one open record or all open. */
export interface BenchModel {
  readonly sections: readonly BenchSection[];
  readonly list?: {
    readonly key: string;
    readonly title: string;
    readonly fields: readonly BenchField[];
    /** Keys of the fields that a closed record shows in its one line. */
    readonly summary: readonly string[];
  };
}

/** Answers, nested like the model: `{ [section]: { [field]: value } }` or `{ [list]: rows }`. */
export type BenchData = Readonly<Record<string, unknown>>;
