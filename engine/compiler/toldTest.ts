import type { PartFault, ShapeFault, Test } from '../validation/ValidatorModule.ts';
import type { PartReason } from './partReasons.ts';

/**
 * A test of an answer of any shape that also tells which part fails, and why. Its source is written into
 * the modules of forms that have such answers, so that other forms' pages do not load it: it uses nothing
 * outside itself.
 *
 * @param test by Ajv
 * @param reasons messages by the keyword that fails, of a type by its name (`type:integer`), of some by
 *   their place in the schema, too
 * @param general the key of what no reason is known of
 */
export function toldTest(
  test: Test,
  reasons: Readonly<Record<string, PartReason>>,
  general: string,
): Test {
  // The last fault is the outermost. What an alternative or a condition failed comes before it, and tells
  // more where one alternative alone can be meant. That is, first, the one with a fault inside: nothing is
  // missing in it; then the one that misses something; then the one of the right kind.
  const tellingOf = (errors: readonly ShapeFault[]): ShapeFault | undefined => {
    const last = errors.at(-1);
    const inner = errors.slice(0, -1);
    if (last?.keyword === 'if') return tellingOf(inner);
    if (!last || !/^(any|one)Of$/.test(last.keyword) || last.params?.passingSchemas) return last;
    const isInside = ({ instancePath }: ShapeFault) => instancePath !== last.instancePath;
    // Another case of the same kind is told by a value that it does not have.
    const same = inner.filter(({ keyword }) => keyword !== 'const' && keyword !== 'enum');
    const lacking = same.filter(({ keyword }) => keyword !== 'type');
    const ways = [same.filter(isInside), lacking, inner.filter(isInside)];
    const [one, ...others] = ways.find(({ length }) => length > 0) ?? [];
    return one && others.length === 0 ? one : last;
  };
  const faultOf = (errors: readonly ShapeFault[]): PartFault => {
    const {
      instancePath = '',
      keyword = '',
      schemaPath = '',
      params = {},
    } = tellingOf(errors) ?? {};
    const reason = reasons[schemaPath] ?? reasons[`${keyword}:${params.type}`] ?? reasons[keyword];
    const { key = general, limit = '', name = '', args = [], keys = {}, by = '' } = reason ?? {};
    const asked = params[by];
    const named = typeof asked === 'string' && Object.hasOwn(keys, asked) ? keys[asked] : undefined;
    const part = params[name];
    const escaped =
      typeof part === 'string' ? `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
    const reached = params[limit];
    return {
      pointer: instancePath + escaped,
      key: named ?? key,
      args: typeof reached === 'number' ? [reached] : args,
    };
  };
  const told: Test = (value) => {
    const holds = test(value);
    if (!holds) told.fault = faultOf(test.errors ?? []);
    return holds;
  };
  return told;
}
