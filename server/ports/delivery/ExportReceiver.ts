/** A submission to send to the Registry's systems. */
export interface ExportParcel {
  /** The same for each retry of the same submission. */
  readonly id: string;
  readonly referenceNumber: string;
  /**
   * Paths with `/`, as in the folder that `npm run export` writes; includes the list of checksums.
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
