import type { ValueType } from '../../definition/PlanNode.ts';
import type { LeafDraft } from './Draft.ts';
import { isObject, listOf } from './json.ts';
import { RULE_KEYWORDS } from './ruleKeywords.generated.ts';
import { keywordOf } from './Source.ts';

/**
 * Returns the value type of a leaf, by its type and keywords. For a text, the first rule keyword
 * with a value type decides.
 */
export function valueTypeOf(draft: LeafDraft): ValueType {
  const has = (keyword: string) => keywordOf(draft.source, keyword) !== undefined;
  if (has('file')) return 'file';
  if (has('json')) return 'json';
  const type = keywordOf(draft.source, 'type');
  if (type === 'array') return 'choices';
  if (type === 'boolean') return 'checkbox';
  if (type === 'integer' || type === 'number') return 'number';
  if (has('enum') || has('optionsFrom')) return 'choice';
  if (has('password')) return 'password';
  if (has('multiline')) return 'multiline';
  const rules = unconditionalRules(draft);
  const keyword = RULE_KEYWORDS.find(
    ({ keyword, valueType: type }) => type && (has(keyword) || rules.includes(keyword)),
  );
  return keyword?.valueType ?? 'text';
}

/**
 * Returns the keywords of the `rules` entries that have no condition and are not warnings. They
 * count like keywords of the answer itself.
 */
function unconditionalRules({ source }: LeafDraft): readonly string[] {
  return listOf(keywordOf(source, 'rules'))
    .filter(isObject)
    .filter(({ when, severity }) => when === undefined && severity !== 'warning')
    .flatMap((entry) => Object.keys(entry));
}
