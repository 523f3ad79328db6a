import type { Json } from '../../../engine/definition/JsonSchema.ts';
import { type Field, fieldsOf, isTyped, listIn, objectIn, valuesIn } from './fields.ts';
import { type Operator, type ParsedForm, type Spot, spot } from './Operator.ts';

/** Mistakes in calculations and fees. */
export const moneyOperators: readonly Operator[] = [
  { name: 'cyclic calculation', codes: ['cycle'], spots: circles },
  { name: 'possibly negative calculation', codes: ['maybe-negative'], spots: negatives },
  { name: 'fee line without price', codes: ['fee-without-price', 'missing-key'], spots: unpriced },
];

/** Computes a field from itself, and two fields from each other. */
function circles(form: ParsedForm): readonly Spot[] {
  const leaves = fieldsOf(form).filter((field) => isTyped(field) || field.node.computed);
  return leaves.flatMap((one) => {
    const beside = leaves.filter(({ at }) => isBeside(one, at) && at.at(-1) !== one.name);
    const own = computed(one, one.name);
    const pairs = beside.slice(0, 3).map((other) => ({
      where: `${one.pattern} <-> ${other.pattern}`,
      change: [...computed(one, other.name).change, ...computed(other, one.name).change],
    }));
    return [own, ...pairs];
  });
}

function isBeside({ at }: Field, other: Field['at']): boolean {
  return at.slice(0, -1).join() === other.slice(0, -1).join();
}

function computed({ at }: Field, from: string): Spot {
  return spot('schema.json', [...at, 'computed'], { value: from });
}

const TOO_MUCH = '99999999.00';

/** Makes calculations and fee lines negative: subtracts too much, negates, or sets a negative. */
function negatives(form: ParsedForm): readonly Spot[] {
  const fields = fieldsOf(form)
    .filter(({ node }) => node.computed !== undefined && (node.amount || node.integerText))
    .map(({ at, node }) => ['schema.json', [...at, 'computed'], node.computed] as const);
  const lines = items(form).flatMap((item, index) =>
    (['unitPrice', 'quantity'] as const).map(
      (key) => ['manifest.json', ['payment', 'items', index, key], item[key] ?? 1] as const,
    ),
  );
  return [...fields, ...lines].flatMap(([file, at, of]) => [
    spot(file, at, { subtract: [of as Json, TOO_MUCH] }),
    spot(file, at, { multiply: [of as Json, '-1'] }),
    spot(file, at, { subtract: ['0.00', of as Json] }, 'zero less itself'),
    spot(file, at, { round: { subtract: [of as Json, TOO_MUCH] }, places: 0 }, 'rounded'),
    spot(file, at, '-1.00'),
  ]);
}

function unpriced(form: ParsedForm): readonly Spot[] {
  const texts = fieldsOf(form).filter(
    (field) => isTyped(field) && !field.pattern.includes('*') && field.node.maxChars !== undefined,
  );
  return items(form).flatMap((item, index) => {
    const at = ['payment', 'items', index, 'unitPrice'];
    const price = (put?: Json, how?: string) => spot('manifest.json', at, put, how);
    const entries = valuesIn(item.unitPrice).filter(([inner]) => inner.at(-2) === 'in');
    const { when } = item;
    const choices = fieldsOf(form).filter(
      ({ node, pattern }) => Array.isArray(node.enum) && !pattern.includes('*'),
    );
    return [
      price(),
      price({ $table: 'oc-fees', column: 'nothing' }),
      price(''),
      ...entries.map(([inner]) => spot('manifest.json', [...at, ...inner])),
      ...texts.map(({ pattern }) => price({ value: pattern })),
      ...choices.flatMap(({ pattern, node }) => {
        const [first = '', ...others] = listIn(node.enum).map(String);
        const given = Object.fromEntries(others.map((value) => [value, '10.00']));
        const condition = { [pattern]: { const: first } };
        return [
          ...(others.length > 0 && !when ? [price({ lookup: pattern, in: given })] : []),
          price({ if: condition, then: '10.00' }),
        ];
      }),
    ];
  });
}

function items({ files }: ParsedForm) {
  return listIn(objectIn(objectIn(files['manifest.json']).payment).items).map(objectIn);
}
