import { listIn, objectIn, valuesIn } from './fields.ts';
import { type Operator, type ParsedForm, renaming, type Spot, spot } from './Operator.ts';

/** Mistakes in the shared tables that a form names. */
export const tableOperators: readonly Operator[] = [
  {
    name: 'table with a misspelt or impossible key',
    codes: ['unknown-key', 'missing-key', 'wrong-value', 'wrong-spelling', 'window-empty'],
    spots: (form) => namedTables(form).flatMap((name) => slips(form, name)),
  },
];

function namedTables({ files }: ParsedForm): readonly string[] {
  const names = [files['schema.json'], files['manifest.json']]
    .flatMap((file) => valuesIn(file))
    .filter(([at]) => at.at(-1) === '$table')
    .map(([, name]) => String(name));
  return [...new Set(names)];
}

function slips({ tables }: ParsedForm, name: string): readonly Spot[] {
  const file = `schemas/tables/${name}.json`;
  const rows = listIn(tables[name]?.rows).map(objectIn);
  const isKeyed = rows.some(({ value }) => value !== undefined);
  return rows.flatMap((row, index) => {
    const at = ['rows', index];
    const { from, to, value, text } = row;
    return [
      ...(typeof from === 'string' ? [renaming(file, [...at, 'from'], 'form', from)] : []),
      ...(typeof to === 'string'
        ? [
            renaming(file, [...at, 'to'], 'too', to),
            spot(file, [...at, 'to'], to.split('-').reverse().join('/')),
          ]
        : []),
      ...(typeof value === 'string' && rows.length > 1
        ? [renaming(file, [...at, 'value'], 'valeu', value)]
        : []),
      ...(typeof text === 'object' ? [renaming(file, [...at, 'text'], 'texts', text)] : []),
      spot(file, [...at, 'from'], '2026-02-30'),
      spot(file, at, { ...row, from: '2027-01-02', to: '2027-01-01' }, 'ends before it begins'),
      ...(isKeyed
        ? [spot(file, ['rows', rows.length], { fee: '1.00' }, `row ${index} again, without value`)]
        : []),
    ];
  });
}
