import { describe, expect, it } from 'vitest';
import { leanRjsf } from '../../../scripts/build/leanRjsf.ts';

const { resolveId, load } = leanRjsf();
const RJSF = '/project/node_modules/@rjsf/utils/lib/index.js';

/** Resolves an import as the build does. */
function resolve(id: string, importer?: string): unknown {
  return typeof resolveId === 'function' ? Reflect.apply(resolveId, {}, [id, importer]) : null;
}

/** Runs the replacement of a library, without its imports. @returns its default export */
async function loaded(
  id: string,
): Promise<Readonly<Record<string, (...args: never[]) => unknown>>> {
  const source: unknown =
    typeof load === 'function' ? Reflect.apply(load, {}, [resolve(id, RJSF)]) : '';
  const url = `data:text/javascript,${encodeURIComponent(String(source))}`;
  const module = (await import(/* @vite-ignore */ url)) as { default: never };
  return module.default;
}

describe('leanRjsf', () => {
  it('replaces its libraries only for RJSF', () => {
    expect(resolve('fast-uri', RJSF)).toMatch(/fast-uri$/);
    expect(resolve('fast-uri', '/project/node_modules/ajv/index.js')).toBeNull();
    expect(resolve('fast-uri')).toBeNull();
    expect(resolve('react', RJSF)).toBeNull();
    expect(resolve('toString', RJSF)).toBeNull();
  });

  it('leaves every other module to the next plugin', () => {
    expect(typeof load === 'function' && Reflect.apply(load, {}, ['/project/a.ts'])).toBeNull();
  });

  it('jsonpointer: follows escaped names, and returns nothing beyond the value', async () => {
    const { get } = await loaded('jsonpointer');
    const root = { 'a/b': { 'c~d': [1, 2] } };
    const at = (pointer: string) => get?.(...([root, pointer] as never[]));
    expect([at('/a~1b/c~0d/1'), at('/nothing/deeper'), at('')]).toEqual([2, undefined, root]);
  });

  it('fast-uri: refuses to resolve a reference', async () => {
    const { resolve: refuse } = await loaded('fast-uri');
    expect(() => refuse?.()).toThrow('Cannot resolve a $ref');
  });
});
