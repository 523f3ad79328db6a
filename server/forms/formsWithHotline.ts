import { LANGUAGES, type Language, type Texts, withHotline } from '#engine';
import type { CatalogueForm, FormCatalogue } from '../ports/FormCatalogue.ts';

/**
 * The same catalogue, with the hotline put into the texts of every form: what the server shows
 * (papers, mails, titles) names the one that the configuration has at that moment. Browsers get the
 * texts as they were published and put it in themselves.
 *
 * @param hotline asked at each use: an operator may change it while the portal runs
 */
export function formsWithHotline<Catalogue extends FormCatalogue>(
  catalogue: Catalogue,
  hotline: () => string,
): Catalogue {
  const filled = new WeakMap<CatalogueForm, Filled>();
  const fill = (form: CatalogueForm): CatalogueForm => {
    const phone = hotline();
    const known = filled.get(form);
    if (known?.phone === phone) return known.form;
    const made = { ...form, texts: textsWith(form, phone) };
    filled.set(form, { phone, form: made });
    return made;
  };
  const fillSome = (form: CatalogueForm | undefined) => form && fill(form);
  return {
    ...catalogue,
    current: (code) => fillSome(catalogue.current(code)),
    byHash: async (hash) => fillSome(await catalogue.byHash(hash)),
    list: () => catalogue.list().map(fill),
  };
}

interface Filled {
  readonly phone: string;
  readonly form: CatalogueForm;
}

function textsWith({ texts }: CatalogueForm, phone: string): CatalogueForm['texts'] {
  const entries = LANGUAGES.map((language) => [language, withHotline(texts[language], phone)]);
  return Object.fromEntries(entries) as Readonly<Record<Language, Texts>>;
}
