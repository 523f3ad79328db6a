/** One field of a page as a person meets it. */
export interface Field {
  readonly kind: 'text' | 'choice' | 'choices' | 'tick' | 'file';
  /** Names that lead to its answer: `address.town`, `tags.0`. */
  readonly name: string;
  readonly label: string;
  readonly value: string | readonly string[] | boolean;
  readonly isFixed: boolean;
  readonly options?: readonly string[];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns every field of a page that can be seen, in its order; several buttons of one answer are one. */
export function fieldsOf(page: HTMLElement): readonly Field[] {
  const controls = [...page.querySelectorAll<Control>('input, select, textarea')].filter(isShown);
  const seen = new Set<string>();
  return controls.flatMap((control) => {
    const group = groupOf(control, page);
    if (!group) return [single(control)];
    if (seen.has(group.name)) return [];
    seen.add(group.name);
    return [several(group.inputs, group.name)];
  });
}

function isShown(control: Control): boolean {
  // The stock form hides by the class of a theme.
  const isInside = control.closest('[hidden], .hidden') !== null;
  return control.type !== 'hidden' && !isInside;
}

/** Radio buttons of one name, or boxes of which each stands for an option. */
function groupOf(control: Control, page: HTMLElement) {
  if (!(control instanceof HTMLInputElement)) return undefined;
  const { name } = control;
  const isRadio = control.type === 'radio';
  // A box alone has no option of its own, be it one of a row.
  const isOption = control.type === 'checkbox' && /^-\d+$/.test(control.id.replace(name, ''));
  if (!isRadio && !isOption) return undefined;
  const inputs = [...page.querySelectorAll<HTMLInputElement>(`input[type=${control.type}]`)];
  return { name, inputs: inputs.filter((each) => each.name === name) };
}

function several(inputs: readonly HTMLInputElement[], name: string): Field {
  const [first] = inputs;
  if (!first) throw new RangeError(`Cannot read ${name}: it has no inputs`);
  const words = inputs.map((each) => labelOf(each));
  const chosen = words.filter((_, index) => inputs[index]?.checked);
  const isRadio = first.type === 'radio';
  return {
    kind: isRadio ? 'choice' : 'choices',
    name: pathOf(name),
    label: groupLabel(first, name),
    value: isRadio ? (chosen[0] ?? '') : chosen,
    isFixed: inputs.every(({ disabled }) => disabled),
    options: words,
  };
}

function single(control: Control): Field {
  const shared = {
    name: pathOf(control.id),
    label: labelOf(control),
    isFixed: control.disabled || ('readOnly' in control && control.readOnly),
  };
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].filter(({ value, text }) => value !== '' && text !== '');
    const chosen = given.filter(({ selected }) => selected).map(({ text }) => text);
    const options = given.map(({ text }) => text);
    return control.multiple
      ? { ...shared, kind: 'choices', value: chosen, options }
      : { ...shared, kind: 'choice', value: chosen[0] ?? '', options };
  }
  if (control.type === 'checkbox') {
    return { ...shared, kind: 'tick', value: (control as HTMLInputElement).checked };
  }
  return { ...shared, kind: control.type === 'file' ? 'file' : 'text', value: control.value };
}

/** Returns the words of its label, without what marks a field as required. */
function labelOf(control: Control): string {
  return plain(control.labels?.[0]?.textContent ?? '');
}

/** Returns the words over several inputs of one name. */
export function groupLabel(first: HTMLInputElement, name: string): string {
  const own = first.ownerDocument.querySelector(`label[for="${name}"]`);
  const legend = first.closest('fieldset')?.querySelector(':scope > legend');
  return plain((own ?? legend)?.textContent ?? '');
}

function plain(text: string): string {
  return text
    .replace(/\*$/, '')
    .replace(/\(?required\)?/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `root_a_b` and `f-a-b` are the same answer; an answer of any shape has a tree of its own. */
function pathOf(id: string): string {
  return id
    .replace(/^(?:root_|f-)/, '')
    .replace(/-any(?=-|$)/, '')
    .replace(/_(?:any|one)of_select$/, '')
    .split(/[-_]+/)
    .join('.');
}
