import type { FieldError, GroupNode, Plan, PlanNode } from '#engine';

/** A fault that a form can find: the text key of the field, and the message key. */
export type PossibleFault = `${string} ${string}`;

/**
 * Returns every fault that the fields of a form can have by their own rules. Excludes lengths of
 * lists and unstorable characters, which the tests of the engine cover.
 */
export function possibleFaults(plan: Plan): ReadonlySet<PossibleFault> {
  const unique = plan.unique.flatMap(({ paths, key }) =>
    paths.map((path) => fault(textKeyOf(path), key)),
  );
  return new Set([...nodesWithRules(plan).flatMap(faultsOf), ...unique]);
}

/** Returns every warning that a form can give. */
export function possibleWarnings(plan: Plan): ReadonlySet<PossibleFault> {
  const keys = (node: PlanNode) => [
    ...node.rules,
    ...(node.kind === 'list' ? node.countWhere : []),
  ];
  return new Set(
    nodesWithRules(plan).flatMap((node) =>
      keys(node)
        .filter(({ severity }) => severity === 'warning')
        .map(({ key }) => fault(node.textKey, key)),
    ),
  );
}

/** Returns the nodes that have rules. A date in three parts is one node. */
function nodesWithRules(plan: Plan): readonly PlanNode[] {
  const nodes = allNodes(plan.root);
  const dates = nodes.filter((node) => node.kind === 'group' && node.dateParts !== undefined);
  return nodes.filter(({ pattern }) =>
    dates.every((date) => !pattern.startsWith(`${date.pattern}/`)),
  );
}

/** Returns the faults that some errors show. */
export function shownFaults(errors: readonly FieldError[]): readonly PossibleFault[] {
  return errors.map(({ path, key }) => fault(textKeyOf(path), key));
}

/** Returns the patterns of the answers in some data, with a star for each row. */
export function patternsIn(value: unknown, pattern = ''): readonly string[] {
  if (Array.isArray(value) && value.some((each) => typeof each === 'object')) {
    return value.flatMap((row) => patternsIn(row, `${pattern}/*`));
  }
  if (typeof value !== 'object' || value === null || 'sha256' in value) return [pattern];
  // A group of checkboxes is one answer; a list of texts has an answer per row.
  if (Array.isArray(value)) return [pattern, `${pattern}/*`];
  return Object.entries(value).flatMap(([key, part]) => patternsIn(part, `${pattern}/${key}`));
}

/** Returns every leaf, group and list below a group, including the fields of rows. */
export function allNodes(group: GroupNode): readonly PlanNode[] {
  return group.children.flatMap((node): readonly PlanNode[] => {
    if (node.kind === 'leaf') return [node];
    return [node, ...allNodes(node.kind === 'list' ? node.item : node)];
  });
}

function faultsOf(node: PlanNode): readonly PossibleFault[] {
  const { textKey } = node;
  // The fields of a required group report missing answers; only a date reports itself.
  const isAsked = node.kind !== 'group' || node.dateParts !== undefined;
  const required = (node.required || node.requiredWhen !== undefined) && isAsked;
  const own = required ? [fault(textKey, node.requiredKey)] : [];
  if (node.kind === 'list')
    return [...own, ...errorsOf(node.countWhere).map(({ key }) => fault(textKey, key))];
  // A computed value never breaks a rule of its own.
  if (node.kind === 'leaf' && node.computed !== undefined) return [];
  const rules = errorsOf(node.rules).filter(({ keyword }) => keyword !== 'storable');
  return [...own, ...rules.map(({ key }) => fault(textKey, key))];
}

function errorsOf<T extends { readonly severity: 'error' | 'warning' }>(rules: readonly T[]) {
  return rules.filter(({ severity }) => severity === 'error');
}

function fault(textKey: string, key: string): PossibleFault {
  return `${textKey} ${key}`;
}

/** Converts a path (`/orders/0/PRN`, or with a star for the row) to `orders.PRN`. */
function textKeyOf(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '*' && !/^\d+$/.test(part))
    .join('.');
}
