import { isProfileField, type Language, type PlanNode, type ProfileField } from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { AutofillFields } from './AutofillServices.ts';

/** Returns the profile fields that autofill can fill, in the order of the manifest. */
export function profileFieldsOf({ plan }: Pick<CatalogueForm, 'plan'>): readonly ProfileField[] {
  return Object.keys(plan.manifest.autofill ?? {}).filter(isProfileField);
}

/** Returns the fields of `profileFieldsOf`, with their labels in a language. */
export function autofillFields(form: CatalogueForm, language: Language): AutofillFields {
  const names = profileFieldsOf(form);
  const texts = form.texts[language];
  const labels = names.map((name) => {
    const pointer = form.plan.manifest.autofill?.[name] ?? '';
    const key = nodeAt(form.plan.root, pointer)?.textKey ?? '';
    return [name, texts[`${key}.label`] ?? name] as const;
  });
  return { names, labels: Object.fromEntries(labels) };
}

/** Finds the node at a pointer. The compiler has checked every pointer: none leads into a list. */
function nodeAt(root: PlanNode, pointer: string): PlanNode | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<PlanNode | undefined>(
      (node, name) =>
        node?.kind === 'group' ? node.children.find(({ key }) => key === name) : undefined,
      root,
    );
}
