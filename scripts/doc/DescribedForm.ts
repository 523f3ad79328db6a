import type { FormFiles, SharedFiles } from '#compiler';
import type { Catalogue, Plan, Texts } from '#engine';

/** A compiled form with its source files. */
export interface DescribedForm {
  readonly files: FormFiles;
  readonly shared: SharedFiles;
  readonly plan: Plan;
  readonly texts: Texts;
  /** The product's messages, in the language of the texts. */
  readonly catalogue: Catalogue;
}
