import { expect, type Locator } from '@playwright/test';
import type { Language, LeafNode, ListNode, PlanNode } from '#engine';
import { pdfWith, pngOf } from '../../support/sampleFiles.ts';
import type { Words } from './Words.ts';

/**
 * A writer that fills in answers as a user does. It finds each field by the label in the page's
 * language.
 */
export class FormWriter {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  get language(): Language {
    return this.#words.language;
  }

  /**
   * Fills in one field and its nested fields.
   *
   * @param within the part of the page that contains the field
   */
  async fill(within: Locator, node: PlanNode, value: unknown): Promise<void> {
    if (value === undefined) return;
    if (node.kind === 'leaf') return this.#leaf(within, node, value);
    if (node.kind === 'list') return this.#list(within, node, rowsOf(value));
    // The name of a required group ends with a note that it is required.
    const group = within.getByRole('group', { name: startOf(this.#label(node)) });
    await this.#parts(group, node.children, value);
  }

  async #parts(within: Locator, nodes: readonly PlanNode[], value: unknown): Promise<void> {
    for (const node of nodes) await this.fill(within, node, partOf(value, node.key));
  }

  async #list(within: Locator, node: ListNode, rows: readonly unknown[]): Promise<void> {
    // The code of lists is lazy-loaded. Until it loads, the records are unknown.
    await expect(within.locator('[aria-busy=true]')).toHaveCount(0);
    for (const [index, row] of rows.entries()) {
      const name = this.#words.ofForm(`${node.textKey}.record`, { n: index + 1 });
      const record = within.getByRole('group', { name: startOf(name) });
      const change = `${this.#words.of('form:record.change')} ${name}`;
      if ((await record.count()) === 0) {
        await within
          .getByRole('button', { name: this.#words.ofForm(`${node.textKey}.add`) })
          .click();
      } else if (await record.getByRole('button', { name: change, exact: true }).isVisible()) {
        await record.getByRole('button', { name: change, exact: true }).click();
      }
      await this.#parts(record, node.item.children, row);
    }
  }

  async #leaf(within: Locator, node: LeafNode, value: unknown): Promise<void> {
    const label = this.#label(node);
    switch (kindOf(node)) {
      case 'radio': {
        const group = within.getByRole('radiogroup', { name: label, exact: true });
        return group.getByRole('radio', { name: this.#option(node, value), exact: true }).check();
      }
      case 'checkboxes': {
        const group = within.getByRole('group', { name: startOf(label) });
        for (const each of rowsOf(value)) {
          await group
            .getByRole('checkbox', { name: this.#option(node, each), exact: true })
            .check();
        }
        return;
      }
      case 'select': {
        const list = within.getByLabel(label, { exact: true });
        await list.selectOption({ label: this.#option(node, value) });
        return;
      }
      case 'checkbox':
        return within
          .getByRole('checkbox', { name: label, exact: true })
          .setChecked(value === true);
      case 'file':
        return this.#file(within, value);
      case 'text':
        // An option may have the same label as the input that it reveals.
        return within
          .getByLabel(label, { exact: true })
          .and(within.locator(BOX))
          .fill(String(value));
    }
  }

  async #file(within: Locator, value: unknown): Promise<void> {
    const name = String(partOf(value, 'name'));
    const isPdf = name.endsWith('.pdf');
    await within.locator('input[type=file]').setInputFiles({
      name: isPdf ? name : name.replace(/\.\w+$/, '.png'),
      mimeType: isPdf ? 'application/pdf' : 'image/png',
      buffer: isPdf ? pdfWith() : pngOf(4, 4),
    });
    await expect(
      within.getByRole('button', { name: this.#words.of('form:file.remove') }).first(),
    ).toBeVisible();
  }

  #label(node: PlanNode): string {
    return this.#words.ofForm(`${node.textKey}.label`);
  }

  #option(node: LeafNode, value: unknown): string {
    return this.#words.ofForm(`${node.textKey}.options.${String(value)}`);
  }
}

const BOX = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';

type Kind = 'radio' | 'checkboxes' | 'select' | 'checkbox' | 'file' | 'text';

function kindOf({ ui, valueType }: LeafNode): Kind {
  if (valueType === 'choices') return 'checkboxes';
  const isRadio = ui['ui:widget'] === 'radio' || ui['ui:widget'] === 'payment-method';
  if (valueType === 'choice') return isRadio ? 'radio' : 'select';
  return valueType === 'checkbox' || valueType === 'file' ? valueType : 'text';
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function startOf(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`);
}
