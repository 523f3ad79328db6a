import { describe, expect, it } from 'vitest';
import { ObjectIndex } from '../../../../../server/adapters/inspect/pdf/ObjectIndex.ts';
import {
  PdfDict,
  type PdfObject,
  PdfRef,
  type PdfValue,
} from '../../../../../server/adapters/inspect/pdf/PdfValue.ts';

/** Creates a dictionary with a name, which contains further values. */
const named = (name: string, ...values: readonly PdfValue[]) =>
  new PdfDict([['Name', name], ...values.map((value) => ['Value', value] as const)]);
const namesIn = (index: ObjectIndex) =>
  [...index.dicts()].flatMap((dict) => dict.all('Name')).toSorted();

describe('ObjectIndex', () => {
  it('yields every dictionary of objects and trailers, however deep', () => {
    const inList = named('in a list');
    const nested = named('outer', [1, [inList]], named('inner', named('innermost')));
    const index = new ObjectIndex(
      [
        { number: 1, value: nested },
        { number: 2, value: 7 },
        { number: 3, value: [named('in an object')] },
      ],
      [named('trailer'), null],
    );
    const names = ['in a list', 'in an object', 'inner', 'innermost', 'outer', 'trailer'];
    expect(namesIn(index)).toEqual(names);
  });

  it('does not follow references', () => {
    const index = new ObjectIndex([{ number: 1, value: named('one', new PdfRef(1)) }], []);
    expect(namesIn(index)).toEqual(['one']);
  });

  it('yields the streams of all versions', () => {
    const stream = (name: string): PdfObject => {
      const dict = named(name);
      return { number: 1, value: dict, stream: { dict, data: Buffer.from(name) } };
    };
    const objects = [stream('old'), { number: 2, value: 1 }, stream('new')];
    const data = [...new ObjectIndex(objects, []).streams()].map(({ data }) => data.toString());
    expect(data).toEqual(['old', 'new']);
  });

  it('returns every version of an object, in order', () => {
    const objects = [1, 2, 1].map((number, at) => ({ number, value: at }));
    const index = new ObjectIndex(objects, []);
    expect(index.versions(new PdfRef(1)).map(({ value }) => value)).toEqual([0, 2]);
    expect(index.versions(new PdfRef(2)).map(({ value }) => value)).toEqual([1]);
    expect(index.versions(new PdfRef(3))).toEqual([]);
  });
});
