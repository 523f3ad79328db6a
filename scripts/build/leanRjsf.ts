import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Leaves out of the browser's code what RJSF brings along and the product never uses or has already
 * (11 KB compressed):
 *
 * - the URI resolver of its `$ref` look-up: the plan has resolved every `$ref` before RJSF sees a
 *   schema, or made it one within the schema, so that it is never called; should it be, it says so;
 * - two small libraries that are no modules, whose wrapping every page would load;
 * - its library for comparing anything deeply: RJSF compares values and schemas, which are JSON, and
 *   the engine's rules bring a comparison of JSON.
 */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (!importer?.includes('@rjsf')) return null;
      return Object.hasOwn(STANDS_IN, id) ? `${PREFIX}${id}` : null;
    },
    load: (id) => (id.startsWith(PREFIX) ? STANDS_IN[id.slice(PREFIX.length)] : null),
  };
}

const PREFIX = '\0lean-rjsf:';

const DEEP_EQUAL = fileURLToPath(new URL('../../engine/rules/deepEqual.ts', import.meta.url));

/** By the name under which RJSF imports it. */
const STANDS_IN: Readonly<Record<string, string>> = {
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
