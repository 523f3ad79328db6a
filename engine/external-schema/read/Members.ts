import type { Place } from '../../compiler/source/Reporter.ts';
import type { Opened } from './ExternalSchema.ts';

/** The alternatives of one keyword. */
export interface Members {
  readonly keyword: string;
  readonly place: Place;
  readonly members: readonly Opened[];
  /** The object that has the keyword. */
  readonly around: Opened;
}
