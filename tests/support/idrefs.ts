/** Attributes that refer to other elements by id. */
const IDREFS = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns'];

/** Returns references to missing ids, and duplicate ids; both are mistakes. */
export function brokenIds(root: ParentNode): readonly string[] {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice ${id}`);
  const missing = IDREFS.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => !ids.includes(id))
        .map((id) => `${name} ${id}`),
    ),
  );
  return [...repeated, ...missing];
}
