import { LANGUAGES, type Language, type PortalFacts, portalTexts, type Texts } from '#engine';
import type { CatalogueForm, FormCatalogue } from '../ports/forms/FormCatalogue.ts';

/**
 * Returns the same catalogue, with the portal's facts inserted into the texts of every form. Texts
 * that the server shows (papers, mails, titles) contain the present hotline and features. Browsers
 * get the published texts and insert the facts themselves.
 *
 * @param factsNow returns the facts; called at each use, because an operator may change them while
 *   the portal runs
 */
export function formsWithPortalFacts<Catalogue extends FormCatalogue>(
  catalogue: Catalogue,
  factsNow: () => PortalFacts,
): Catalogue {
  const filled = new WeakMap<CatalogueForm, Filled>();
  const fill = (form: CatalogueForm): CatalogueForm => {
    const facts = factsNow();
    const key = [facts.hotline, ...facts.features].join('\n');
    const known = filled.get(form);
    if (known?.key === key) return known.form;
    const made = { ...form, texts: textsWith(form, facts) };
    filled.set(form, { key, form: made });
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
  /** Facts with which the texts were filled, as one text. */
  readonly key: string;
  readonly form: CatalogueForm;
}

function textsWith({ texts }: CatalogueForm, facts: PortalFacts): CatalogueForm['texts'] {
  const entries = LANGUAGES.map((language) => [language, portalTexts(texts[language], facts)]);
  return Object.fromEntries(entries) as Readonly<Record<Language, Texts>>;
}
