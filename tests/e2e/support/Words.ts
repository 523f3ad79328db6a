import { readFileSync } from 'node:fs';
import type { Language } from '#engine';
import { blocksOf } from './blockTexts.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The texts that a page must show in one language, read from the files that authors write. Texts of
 * the product have keys such as `wizard:review.title`. Texts of a form have keys such as
 * `CorrAddress.flat.label`.
 */
export class Words {
  readonly language: Language;
  readonly #product: Readonly<Record<string, Texts>>;
  readonly #code: string;

  /** @param form code of the form whose texts are used */
  constructor(language: Language, form = 'LREAL1') {
    this.language = language;
    this.#code = form;
    const inFile = (name: string) => textsOf(`renderer/i18n/locales/${language}/${name}.json`);
    const spaces = ['common', 'errors', 'payment', 'signing', 'validation', 'wizard'];
    this.#product = {
      ...Object.fromEntries(spaces.map((space) => [space, inFile(space)])),
      form: { ...inFile('form'), ...inFile('lazyForm') },
    };
  }

  get #form(): Texts {
    return textsOf(`forms/${this.#code}/locales/${this.language}.json`);
  }

  /** Returns a text of the product with its `{name}` placeholders filled. */
  of(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    const [space = '', name = ''] = key.split(':');
    const text = this.#product[space]?.[name];
    if (text === undefined) throw new RangeError(`Cannot find the text ${key}`);
    return filled(text, args);
  }

  /** Returns a text of the form, or of the shared block that contains the field. */
  ofForm(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    const text = this.#form[key] ?? this.#ofBlock(key);
    if (text === undefined) throw new RangeError(`Cannot find the text ${key} of the form`);
    return filled(text, args);
  }

  #ofBlock(key: string): string | undefined {
    for (const { prefix, block } of blocksOf(this.#code)) {
      const text = key.startsWith(prefix)
        ? textsOf(blockFile(block, this.language))[key.slice(prefix.length)]
        : undefined;
      if (text !== undefined) return text;
    }
    return WORKFLOW_BLOCKS.map((block) => textsOf(blockFile(block, this.language))[key]).find(
      (text) => text !== undefined,
    );
  }
}

/** Blocks that every form includes. */
const WORKFLOW_BLOCKS = ['ack-email', 'payment-method'];

function blockFile(block: string, language: Language): string {
  return `schemas/defs/${block}.${language}.json`;
}

function filled(text: string, args: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
}

const read = new Map<string, Texts>();

/** Reads and caches the texts of a file, because a walk reads hundreds of texts. */
function textsOf(file: string): Texts {
  const texts = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Texts);
  read.set(file, texts);
  return texts;
}
