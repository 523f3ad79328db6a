import { LANGUAGES, type Plan } from '#engine';
import { definitionFiles } from '../../server/forms/definitionFiles.ts';
import { TEST_CODE } from './testForm.ts';
import type { TestPortal } from './testPortal.ts';

/**
 * Stores the definition of the test form as a catalogue does, for commands without a catalogue. The
 * fee is always that of one order.
 */
export async function publishTestForm({ form, stores }: TestPortal): Promise<void> {
  const current = form.catalogue.current(TEST_CODE);
  if (!current) throw new Error('Cannot publish the test form: it is closed');
  const { code, hash, texts } = current;
  const literal = (value: number) => ({ op: 'literal', value }) as const;
  const plan: Plan = {
    ...current.plan,
    payment: {
      required: [{ value: true }],
      items: [{ id: 'order', quantity: literal(1), unitPrice: literal(380) }],
      onCounter: [{ value: false }],
    },
  };
  const files = definitionFiles(code, hash);
  const content = {
    [files.plan]: JSON.stringify(plan),
    [files.validator]: 'export const tests = {}, rules = {}; export const shape = () => true;',
    ...Object.fromEntries(
      LANGUAGES.map((lang) => [files.texts[lang], JSON.stringify(texts[lang])]),
    ),
  };
  await stores.definitions.addDefinition({
    hash,
    code,
    version: plan.version,
    content: JSON.stringify(content),
  });
}
