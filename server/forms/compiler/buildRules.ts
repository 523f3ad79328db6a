import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { PROJECT_ROOT } from '../../config/projectRoot.ts';

/** The rule library as one module without imports. */
export interface RulesModule {
  /** File name: `rules-<sha>.js`. */
  readonly name: string;
  readonly source: string;
}

/**
 * Bundles `engine/rules/library.ts`, which every validator module imports, into the module that
 * server and browser run.
 *
 * @throws {Error} when the bundler cannot read the library
 */
export async function buildRules(): Promise<RulesModule> {
  const bundle = await rolldown({
    input: join(PROJECT_ROOT, 'engine/rules/library.ts'),
    cwd: PROJECT_ROOT,
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const source = output[0].code;
    const sha = createHash('sha256').update(source).digest('hex').slice(0, 16);
    return { name: `rules-${sha}.js`, source };
  } finally {
    await bundle.close();
  }
}
