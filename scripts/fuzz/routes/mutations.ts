import fc, { type Arbitrary } from 'fast-check';

/** A part of many generated texts; no rejection may repeat it. */
export const CANARY = 'CANARY7F3A';

/** A change of a body: its place, and the kind of change. */
export interface Mutation {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'add' | 'double';
  readonly name: string;
  readonly value: unknown;
}

/**
 * Texts that JSON allows and `JSON.stringify` cannot write; they replace placeholders at the end.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  '@huge': '1e400',
  '@minusZero': '-0',
  '@deep': '['.repeat(40) + ']'.repeat(40),
  '@veryDeep': '['.repeat(20_000) + ']'.repeat(20_000),
  '@wide': `[${'0,'.repeat(6000)}0]`,
  '@long': `"${'x'.repeat(100_001)}"`,
  '@halfPair': '"\\ud800"',
  '@prototype': '{"__proto__":{"polluted":true}}',
};

const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  2 ** 53,
  0.1,
  [],
  {},
  [[]],
  CANARY,
  `a\u0000${CANARY}`,
  '\u202e\u200b',
  '𠮷'.repeat(20),
  '31/02/2026',
  'A1234563',
  '380.00',
  '1e3',
  'data:application/pdf;base64,JVBERi0=',
  'JVBERi0xLjcKJSVFT0Y=',
  '../../etc/passwd',
  '=cmd()',
  '<script>1</script>',
  { constructor: { prototype: { polluted: true } } },
  { name: 'a.pdf', type: 'application/pdf', size: 1e9, sha256: 'x' },
  ...Object.keys(SPELLINGS),
];

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'formData',
  'recCount',
  '',
  CANARY,
  'PRN__99',
];

/** Generates up to four changes. With no change, the body is a normal one. */
export function mutations(): Arbitrary<readonly Mutation[]> {
  return fc.array(
    fc.record({
      at: fc.nat(),
      how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'double'),
      name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 })),
      value: fc.oneof(
        fc.constantFrom(...VALUES),
        fc.jsonValue({ maxDepth: 2 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
      ),
    }),
    { maxLength: 4 },
  );
}

/** Applies the changes. @returns the body as JSON */
export function mutated(body: unknown, changes: readonly Mutation[]): string {
  const root = { body: structuredClone(body) };
  for (const change of changes) apply(root, change);
  const text = JSON.stringify(root.body) ?? '';
  return text.replaceAll(/"(@\w+)"/g, (whole, name: string) => SPELLINGS[name] ?? whole);
}

interface Spot {
  readonly holder: object;
  readonly key: string;
}

function apply(root: object, { at, how, name, value }: Mutation): void {
  const spots = spotsOf(root);
  const spot = spots[at % spots.length];
  if (!spot) return;
  const { holder, key } = spot;
  const here: unknown = Reflect.get(holder, key);
  if (how === 'remove') Reflect.deleteProperty(holder, key);
  else if (how === 'double') set(holder, key, [here, here]);
  else if (how === 'add' && typeof here === 'object' && here !== null) set(here, name, value);
  else set(holder, key, value);
}

/** Defines the property instead of assigning it: `__proto__` becomes an own property. */
function set(holder: object, key: string, value: unknown): void {
  if (Array.isArray(holder) && key === '') holder.push(value);
  else {
    const description = { value, enumerable: true, configurable: true, writable: true };
    if (!Array.isArray(holder) || /^\d{1,3}$/.test(key)) {
      Object.defineProperty(holder, key, description);
    }
  }
}

/** Returns every member of every object and list, at any depth. */
function spotsOf(holder: object): readonly Spot[] {
  return Object.keys(holder).flatMap((key) => {
    const child: unknown = Reflect.get(holder, key);
    const below = typeof child === 'object' && child !== null ? spotsOf(child) : [];
    return [{ holder, key }, ...below];
  });
}
