/** A file that an applicant uploaded. It is not trusted. */
export interface UploadedFile {
  readonly name: string;
  /** Media type that the browser declared; `''` when it declared none. */
  readonly type: string;
  /** Decoded bytes. */
  readonly content: Uint8Array;
}

/** The form's limits for this file. */
export interface FileAllowance {
  readonly maxBytes: number;
  /** Lower-case extensions with their dot: `.pdf`. */
  readonly accept: readonly string[];
}

/** The message keys for a rejected file. */
export type FileProblem =
  | 'validation_fileEmpty'
  | 'validation_fileSizeExceed'
  | 'validation_wrongFileType'
  | 'validation_fileEncrypted'
  | 'validation_fileActive'
  /** A PDF with an embedded file that is not a plain PDF. */
  | 'validation_fileAttachments'
  | 'validation_fileDamaged'
  | 'validation_imageTooLarge'
  | 'fileInfected';

export type FileVerdict =
  | {
      readonly ok: true;
      /** Media type that the bytes prove. */
      readonly type: string;
      /**
       * Name that is safe to show: no path, no control or bidirectional characters, at most 100
       * characters.
       */
      readonly name: string;
    }
  | { readonly ok: false; readonly key: FileProblem; readonly args: readonly (string | number)[] };

/** A service that inspects uploaded files before any other code reads them. */
export interface AttachmentInspector {
  /**
   * Checks that a file has its claimed type and contains no active content. Does not decompress
   * pages and pictures. Returns `validation_fileDamaged` after 5 seconds, and for a file with an
   * unreadable part.
   *
   * @throws {InspectorBusyError} when too many files are queued
   */
  inspect(file: UploadedFile, allowance: FileAllowance): Promise<FileVerdict>;
  /** Stops the workers. */
  close(): Promise<void>;
}

/** An error for a busy server: too many files are queued for inspection. */
export class InspectorBusyError extends Error {
  constructor(options?: ErrorOptions) {
    super('Cannot inspect the file: too many files are queued', options);
    this.name = 'InspectorBusyError';
  }
}
