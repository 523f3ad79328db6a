import type { Json } from '../../../engine/definition/JsonSchema.ts';
import { listIn, objectIn, valuesIn } from './fields.ts';
import {
  type Edit,
  type Operator,
  type ParsedForm,
  type Path,
  type Spot,
  spot,
} from './Operator.ts';

/** Mistakes in the samples and the released versions of a form. */
export const sampleOperators: readonly Operator[] = [
  {
    name: 'sample that does not give its promised errors',
    codes: ['sample-differs'],
    spots: (form) =>
      Object.entries(form.files)
        .filter(([file]) => file.startsWith('samples/'))
        .flatMap(([file, sample]) => broken(file, objectIn(sample))),
  },
  {
    name: 'released version edited',
    codes: ['released-edited'],
    spots: (form) => harmless(form).map((each) => released(form, each)),
  },
];

function broken(file: string, sample: Readonly<Record<string, Json>>): readonly Spot[] {
  const surplus = { path: '/nobody', key: 'validation_required', args: [] };
  return (['errors', 'warnings'] as const).flatMap((part) => {
    const found = listIn(sample[part]);
    const each = found.flatMap((written, index) => {
      const { path, key } = objectIn(written);
      const at = [part, index];
      return [
        spot(file, at),
        spot(file, [...at, 'path'], `${String(path)}/x`),
        spot(file, [...at, 'key'], `${String(key)}x`),
        spot(file, [...at, 'args'], ['another']),
      ];
    });
    const swapped = found.length > 1 ? [spot(file, [part], [...found].reverse(), 'reversed')] : [];
    return [spot(file, [part], [...found, surplus], 'one more'), ...each, ...swapped];
  });
}

/** Returns changes that keep the form valid. */
function harmless({ files }: ParsedForm): readonly Spot[] {
  const texts = Object.entries(files)
    .filter(([file]) => file.startsWith('locales/'))
    .flatMap(([file, locale]) =>
      Object.entries(locale)
        .filter(([key]) => key !== '$schema')
        .map(([key, text]) => spot(file, [key], `${String(text)} X`, 'other words')),
    );
  const widths = places(files['ui.json'], 'width').map((at) => spot('ui.json', at, 'xs'));
  const columns = [
    spot('manifest.json', ['$comment'], 'Another remark.'),
    spot('manifest.json', ['screenId'], 'OTHER'),
    spot('manifest.json', ['reference'], 'Other'),
  ];
  return [...texts, ...widths, ...columns];
}

function places(file: Json | undefined, key: string): readonly Path[] {
  return valuesIn(file).flatMap(([at, value]) => (at.at(-1) === key && value !== 'xs' ? [at] : []));
}

/** Returns a spot that releases the unchanged version and then applies a change. */
function released({ code, files, contentHash }: ParsedForm, { where, change }: Spot): Spot {
  const version = String(files['manifest.json']?.version);
  const put = { [version]: contentHash };
  const lock: Edit = { file: 'forms.lock.json', at: [code], put };
  return { where, change: [lock, ...change] };
}
