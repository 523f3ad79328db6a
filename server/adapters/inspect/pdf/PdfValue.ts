/** A reference to an object of the file, by number. It refers to every version of that object. */
export class PdfRef {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** A dictionary with all its entries. PDF readers differ on which of two equal keys they use. */
export class PdfDict {
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];

  constructor(entries: readonly (readonly [key: string, value: PdfValue])[]) {
    this.entries = entries;
  }

  /** Checks whether the dictionary has a key. */
  has(key: string): boolean {
    return this.entries.some(([name]) => name === key);
  }

  /** Returns every value of a key, in the order of the file. */
  all(key: string): readonly PdfValue[] {
    const values: PdfValue[] = [];
    for (const [name, value] of this.entries) if (name === key) values.push(value);
    return values;
  }

  /**
   * Returns the value of a key, or `undefined` when the dictionary does not have the key.
   *
   * @throws {Error} when the key occurs twice
   */
  only(key: string): PdfValue | undefined {
    const values = this.all(key);
    if (values.length > 1) throw new Error(`Cannot read the PDF: two values of ${key}`);
    return values[0];
  }
}

/** Represents a string of any content, because the inspection does not read strings. */
export const TEXT = Symbol('text');

/** A value of a PDF. A JavaScript string is a name, without its slash and its escapes. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | typeof TEXT
  | PdfRef
  | PdfDict
  | readonly PdfValue[];

/** A stream: its dictionary, and its data as in the file. */
export interface PdfStream {
  readonly dict: PdfDict;
  readonly data: Buffer;
}

/** An object of the file. */
export interface PdfObject {
  readonly number: number;
  readonly value: PdfValue;
  /** Present if `value` is the dictionary of a stream. */
  readonly stream?: PdfStream;
}
