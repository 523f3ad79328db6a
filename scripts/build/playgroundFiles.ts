import type { Plugin } from 'vite';
import type { RulesModule } from '../../server/forms/compiler/buildRules.ts';
import { PLAYGROUND_POLICY } from '../../server/routes/playground/playgroundPolicy.ts';

const NAME = 'virtual:playground-rules';
const RESOLVED = `\0${NAME}`;

/**
 * Adds the rule library to the playground's build, as the file that its validators import. Writes
 * the page's policy into each page, for hosts that send no headers.
 */
export function playgroundFiles(rules: RulesModule): Plugin {
  return {
    name: 'playground-files',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED ? `export const RULES_FILE = ${JSON.stringify(rules.name)};` : null,
    transformIndexHtml: () => [
      {
        tag: 'meta',
        injectTo: 'head-prepend',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: PLAYGROUND_POLICY.page },
      },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: rules.name, source: rules.source });
    },
  };
}
