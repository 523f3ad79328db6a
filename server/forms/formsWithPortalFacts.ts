import { LANGUAGES, type Language, type PortalFacts, portalTexts, type Texts } from '#engine';
import type { CatalogueForm, FormCatalogue } from '../ports/FormCatalogue.ts';

/**
 * The same catalogue, with the portal's facts put into the texts of every form: what the server shows
 * (papers, mails, titles) has the hotline and the features that the configuration has at that moment.
 * Browsers get the texts as they were published and fill them in themselves.
 *
 * @param factsNow asked at each use: an operator may change them while the portal runs
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
  /** The facts that the texts were filled with. */
  readonly key: string;
  readonly form: CatalogueForm;
}

function textsWith({ texts }: CatalogueForm, facts: PortalFacts): CatalogueForm['texts'] {
  const entries = LANGUAGES.map((language) => [language, portalTexts(texts[language], facts)]);
  return Object.fromEntries(entries) as Readonly<Record<Language, Texts>>;
}
