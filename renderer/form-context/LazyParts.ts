import type { ComponentType } from 'react';
import type { HeadingLevel } from './HeadingLevel.ts';
import type { GroupProps } from './NodeProps.ts';
import type { ListViewProps, RowsProps } from './Records.ts';

/**
 * The parts of a form whose code is lazy-loaded after its first field is usable. Fields and lists
 * read these parts from the React context. An import would be circular, since the parts import
 * fields and lists.
 */
export interface LazyParts {
  /** A list of rows. */
  readonly ListView: LazyComponent<ListViewProps>;
  /** A list of records that shows one record at a time, with a selector and a table. */
  readonly PagedRecords: LazyComponent<RowsProps>;
  /** A text that contains answers. */
  readonly AnsweredText: LazyComponent<AnsweredTextProps>;
  /**
   * The lot in the wording of the document, shown under its parts. The component renders nothing
   * until its code is loaded.
   */
  readonly LotInWords: ComponentType<GroupProps>;
  /**
   * Parses a pasted date. Returns `undefined` for other text, and until the lazy widgets are
   * loaded.
   */
  readonly readPastedDate: (text: string) => string | undefined;
  /**
   * Loads the lazy widgets, once.
   *
   * @throws {TypeError} when the request fails; a later call retries
   */
  readonly loadWidgets: () => Promise<void>;
}

/** A component that shows a placeholder with the same id until its code has loaded. */
type LazyComponent<P> = ComponentType<P & { readonly id: string }>;

/** A text of the form that contains answers. */
export interface AnsweredTextProps {
  /** Text in the Markdown subset, with placeholders such as `{/declarant/declarant}`. */
  readonly text: string;
  readonly headingLevel: HeadingLevel;
}
