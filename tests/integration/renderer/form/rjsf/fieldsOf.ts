/** A field of a page as a user perceives it. */
export interface Field {
  readonly kind: 'text' | 'choice' | 'choices' | 'tick' | 'file';
  /** Path of the answer: `address.town`, `tags.0`. */
  readonly name: string;
  readonly label: string;
  readonly value: string | readonly string[] | boolean;
  readonly isFixed: boolean;
  readonly options?: readonly string[];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns every visible field of a page in order. Several inputs of one answer are one field. */
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
  // The stock form hides fields by a CSS class.
  const isInside = control.closest('[hidden], .hidden') !== null;
  return control.type !== 'hidden' && !isInside;
}

/** Returns the radio buttons or the checkbox group of a control; `undefined` for other controls. */
function groupOf(control: Control, page: HTMLElement) {
  if (!(control instanceof HTMLInputElement)) return undefined;
  const { name } = control;
  const isRadio = control.type === 'radio';
  // The id of a single checkbox has no option number, even in a row of a list.
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

/** Returns the text of the label, without the mark of a required field. */
function labelOf(control: Control): string {
  return plain(control.labels?.[0]?.textContent ?? '');
}

/** Returns the label of a group of inputs with the same name. */
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

/** Returns the path of an answer from an element's id: `a.b` from `root_a_b` or `f-a-b`. */
function pathOf(id: string): string {
  return id
    .replace(/^(?:root_|f-)/, '')
    .replace(/-any(?=-|$)/, '')
    .replace(/_(?:any|one)of_select$/, '')
    .split(/[-_]+/)
    .join('.');
}
