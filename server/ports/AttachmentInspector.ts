/** A file that an applicant uploaded. Nothing of it is trusted. */
export interface UploadedFile {
  readonly name: string;
  /** Media type as the browser declared it; `''` when it did not. */
  readonly type: string;
  /** Decoded bytes. */
  readonly content: Uint8Array;
}

/** What the form allows for this file. */
export interface FileAllowance {
  readonly maxBytes: number;
  /** Lower-case extensions with their dot: `.pdf`. */
  readonly accept: readonly string[];
}

/** Message keys of the catalogue. */
export type FileFault =
  | 'validation_fileEmpty'
  | 'validation_fileSizeExceed'
  | 'validation_wrongFileType'
  | 'validation_fileEncrypted'
  | 'validation_fileActive'
  /** A PDF encloses a file that is no plain PDF. */
  | 'validation_fileAttachments'
  | 'validation_fileDamaged'
  | 'validation_imageTooLarge'
  | 'fileInfected';

export type FileVerdict =
  | {
      readonly ok: true;
      /** Media type that the bytes show. */
      readonly type: string;
      /** Name fit to be shown: no path, no control or bidirectional characters, at most 100. */
      readonly name: string;
    }
  | { readonly ok: false; readonly key: FileFault; readonly args: readonly (string | number)[] };

/** Looks into uploaded files before anything else does. */
export interface AttachmentInspector {
  /**
   * Tells whether a file is what it says it is and holds nothing that acts by itself. Pages and
   * pictures are not unpacked. A look that takes longer than 5 seconds, or a file in which something
   * cannot be read, ends as `validation_fileDamaged`.
   *
   * @throws {InspectorBusyError} when too many files wait
   */
  inspect(file: UploadedFile, allowance: FileAllowance): Promise<FileVerdict>;
  /** Ends the workers. */
  close(): Promise<void>;
}

/** Too many files wait to be looked at: the server is busy. */
export class InspectorBusyError extends Error {
  constructor(options?: ErrorOptions) {
    super('Cannot inspect the file: too many wait', options);
    this.name = 'InspectorBusyError';
  }
}
