import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormFiles } from '#compiler';
import { compile, readForm, readShared } from '../../support/readForms.ts';

/** Values that an author may write anywhere by mistake. */
const JUNK = [
  null,
  true,
  false,
  0,
  -1,
  1e21,
  '',
  'x',
  '/orders',
  '../x',
  [],
  [null],
  ['x'],
  {},
  { const: 'x' },
  { when: {} },
  { $ref: '#/x' },
  { $table: 'x' },
  { '/orders': { contains: {} } },
];

/** Returns the paths to every value in some JSON. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function withJunk(value: unknown, path: readonly string[], junk: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return junk;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, key, withJunk(Reflect.get(value, key), rest, junk));
  return copy;
}

it('compileForm: returns a plan or reports an error for any files, and never throws', () => {
  const files = readForm('LREAL1');
  const shared = readShared();
  const paths = (['manifest', 'schema', 'ui', 'locales'] as const).flatMap((part) =>
    pathsIn(files[part], [part]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.constantFrom(...JUNK), (path, junk) => {
      // A file on disk may have any type.
      const broken: FormFiles = JSON.parse(JSON.stringify(withJunk(files, path, junk)));
      const { plan, diagnostics } = compile(broken, shared);
      if (!plan) expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
      for (const { file, remedy } of diagnostics) expect([file, remedy]).not.toContain('');
    }),
    { numRuns: 60 },
  );
}, 120_000);
