import type { CompiledForm, FormFiles, ShapeCheck, SharedFiles } from '#compiler';
import type { ValidatorModule } from '#engine';
import type { TemplateTag } from '../../word/templateTags.ts';
import type { SharedFolder } from '../source/FormFolder.ts';
import type { JsonSource } from '../source/JsonSource.ts';

/**
 * The parts of a check that depend on where it runs. `openWorkbench` creates them for Node; a
 * browser brings its own.
 */
export interface CheckTools {
  readonly shared: SharedFolder;
  /** Parsed files of the shared folder, each with the positions of its values. */
  readonly sharedSources: ReadonlyMap<string, JsonSource>;
  /** Keys of the product's message catalogue. */
  readonly catalogue: ReadonlySet<string>;
  /** Validates a JSON value against a meta-schema of `schemas/meta`. */
  readonly checkShape: ShapeCheck;
  /**
   * Compiles a form. @param shared the shared blocks and tables; those of the tools by default
   */
  compile(files: FormFiles, shared?: SharedFiles): CompiledForm;
  /** Loads the validator of a compiled form, from the same bytes that browsers get. */
  load(compiled: CompiledForm): Promise<ValidatorModule>;
  /**
   * Lists the tags of a Word template. @throws {TemplateError} for an invalid template
   */
  templateTags(file: Uint8Array): Promise<readonly TemplateTag[]>;
}
