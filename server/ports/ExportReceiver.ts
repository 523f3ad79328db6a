/** A submission on its way to the Registry's systems. */
export interface ExportParcel {
  /** The same for each try of the same submission. */
  readonly id: string;
  readonly referenceNumber: string;
  /** Paths with `/`, as in the folder that `npm run export` writes; the list of checksums is among them. */
  readonly files: readonly { readonly path: string; readonly content: Uint8Array }[];
}

/** A system of the Registry that takes submissions as soon as they are handed in. */
export interface ExportReceiver {
  /**
   * Hands a submission over. It may come more than once.
   *
   * @throws {Error} unless the receiver said that it holds the submission
   */
  deliver(parcel: ExportParcel): Promise<void>;
}
