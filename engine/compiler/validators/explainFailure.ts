import type { PartError, ShapeError, Test } from '../../contract/ValidatorModule.ts';
import type { PartReason } from './PartReason.ts';

/**
 * Returns a test of an answer of any shape that also reports which part fails, and why. Its source
 * is written only into the modules of forms with such answers. Pages of other forms do not load it.
 * The function therefore uses nothing outside itself.
 *
 * @param test a test compiled by Ajv
 * @param reasons messages by the failed keyword, by keyword and type (`type:integer`), or by place
 *   in the schema
 * @param general the key for failures without a known reason
 */
export function explainFailure(
  test: Test,
  reasons: Readonly<Record<string, PartReason>>,
  general: string,
): Test {
  // The last fault is the outermost. Faults of alternatives and conditions come before it. They
  // explain more if they point to a single alternative. The first choice is the alternative with a
  // fault inside, since it misses nothing. The next is the alternative that misses something, then
  // the alternative of the right type.
  const mainErrorOf = (errors: readonly ShapeError[]): ShapeError | undefined => {
    const last = errors.at(-1);
    const inner = errors.slice(0, -1);
    if (last?.keyword === 'if') return mainErrorOf(inner);
    if (!last || !/^(any|one)Of$/.test(last.keyword) || last.params?.passingSchemas) return last;
    const isInside = ({ instancePath }: ShapeError) => instancePath !== last.instancePath;
    // A failed `const` or `enum` marks an alternative as another case of the same kind.
    const same = inner.filter(({ keyword }) => keyword !== 'const' && keyword !== 'enum');
    const lacking = same.filter(({ keyword }) => keyword !== 'type');
    const ways = [same.filter(isInside), lacking, inner.filter(isInside)];
    const [one, ...others] = ways.find(({ length }) => length > 0) ?? [];
    return one && others.length === 0 ? one : last;
  };
  const partErrorOf = (errors: readonly ShapeError[]): PartError => {
    const {
      instancePath = '',
      keyword = '',
      schemaPath = '',
      params = {},
    } = mainErrorOf(errors) ?? {};
    const reason = reasons[schemaPath] ?? reasons[`${keyword}:${params.type}`] ?? reasons[keyword];
    const { key = general, limit = '', name = '', args = [], keys = {}, by = '' } = reason ?? {};
    const asked = params[by];
    const named = typeof asked === 'string' && Object.hasOwn(keys, asked) ? keys[asked] : undefined;
    const part = params[name];
    const escaped =
      typeof part === 'string' ? `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
    const limitValue = params[limit];
    return {
      pointer: instancePath + escaped,
      key: named ?? key,
      args: typeof limitValue === 'number' ? [limitValue] : args,
    };
  };
  const explained: Test = (value) => {
    const holds = test(value);
    if (!holds) explained.fault = partErrorOf(test.errors ?? []);
    return holds;
  };
  return explained;
}
