import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Removes parts of RJSF from the browser's code that the product does not need (11 KB compressed):
 *
 * - The URI resolver of its `$ref` look-up. The plan contains no `$ref`, or only one within the
 *   schema, so RJSF never calls the resolver. A call would throw an error.
 * - Two small libraries that are not modules, whose wrappers every page would load.
 * - Its deep comparison. RJSF compares values and schemas, which are JSON, and the engine's rules
 *   contain a comparison of JSON.
 */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (!importer?.includes('@rjsf')) return null;
      return Object.hasOwn(REPLACEMENTS, id) ? `${PREFIX}${id}` : null;
    },
    load: (id) => (id.startsWith(PREFIX) ? REPLACEMENTS[id.slice(PREFIX.length)] : null),
  };
}

const PREFIX = '\0lean-rjsf:';

const DEEP_EQUAL = fileURLToPath(new URL('../../engine/rules/deepEqual.ts', import.meta.url));

/** The replacements, by the name under which RJSF imports them. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'fast-uri': `
    const refuse = () => { throw new TypeError('Cannot resolve a $ref: the plan has none'); };
    export default { resolve: refuse };
  `,
  jsonpointer: `
    const plain = (name) => name.replaceAll('~1', '/').replaceAll('~0', '~');
    const get = (root, pointer) =>
      pointer.split('/').slice(1).reduce((at, name) => at?.[plain(name)], root);
    export default { get };
  `,
  'react-is': `
    const isForwardRef = ({ type }) => type?.$$typeof === Symbol.for('react.forward_ref');
    const isMemo = (widget) => widget?.$$typeof === Symbol.for('react.memo');
    export default { isForwardRef, isMemo };
  `,
  'fast-equals': `
    import { deepEqual } from ${JSON.stringify(DEEP_EQUAL)};
    export const createCustomEqual = () => deepEqual;
  `,
};
