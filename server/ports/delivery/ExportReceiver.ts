/** A submission to send to the Registry's systems. */
export interface ExportParcel {
  /** Id that is the same for each retry of the same submission. */
  readonly id: string;
  readonly referenceNumber: string;
  /**
   * The files, including the list of checksums. Paths have `/`, as in the folder that `npm run
   * export` writes.
   */
  readonly files: readonly { readonly path: string; readonly content: Uint8Array }[];
}

/** A system of the Registry that receives submissions immediately after they are submitted. */
export interface ExportReceiver {
  /**
   * Delivers a submission. May be called more than once.
   *
   * @throws {Error} unless the receiver confirmed that it stored the submission
   */
  deliver(parcel: ExportParcel): Promise<void>;
}
