import type { Manifest } from '#engine';
import type { Clock } from '../ports/Clock.ts';
import type { DefinitionStore } from '../ports/DefinitionStore.ts';
import type {
  CatalogueForm,
  FaultyForm,
  FormCatalogue,
  FormRemarks,
} from '../ports/FormCatalogue.ts';
import {
  type CompiledDefinition,
  type CompileFolders,
  type CompileReport,
  compileAll,
} from './compileAll.ts';
import { formsWithHotline } from './formsWithHotline.ts';
import { loadDefinition, packDefinition, unpackDefinition } from './loadDefinition.ts';
import { lookAtFolders } from './lookAtFolders.ts';

/** What the catalogue is made from. */
export interface CatalogueOptions {
  readonly folders: CompileFolders;
  readonly store: DefinitionStore;
  readonly clock: Clock;
  /** Flags that are on; a form whose manifest names another flag is not offered. */
  readonly flags: ReadonlySet<string>;
  /** Whether a released version that was edited is served nonetheless, under its own hash. */
  readonly servesDrafts: boolean;
  /** What texts say in the place of `{phone}`; asked at each use, since it may change. */
  readonly hotline: () => string;
}

/** A catalogue that can read its forms again. */
export interface ReloadableCatalogue extends FormCatalogue {
  /**
   * Compiles what changed and offers it from now on; definitions in use stay known. When somebody
   * writes in the folders meanwhile, all stays as it was: what was read may be half of something.
   */
  reload(): Promise<void>;
  /** How the folders stood when they were last read; see `lookAtFolders`. */
  lastRead(): string;
}

/** What is offered at a time. Replaced as a whole, so that no call sees one half of a change. */
interface Offer {
  readonly forms: ReadonlyMap<string, CatalogueForm>;
  readonly withheld: readonly FaultyForm[];
  readonly drafts: readonly FaultyForm[];
  readonly remarks: readonly FormRemarks[];
  readonly sharedFaults: readonly string[];
  readonly skipped: readonly string[];
}

/**
 * Compiles every form, publishes each definition in the store and offers it. A form with faults is
 * withheld; its last good definition is offered instead when there is one.
 *
 * @throws {Error} when a folder or a list of released versions cannot be read
 */
export async function createFormCatalogue(options: CatalogueOptions): Promise<ReloadableCatalogue> {
  const { folders, clock, flags } = options;
  const shelf = new DefinitionShelf(options);
  let lastRead = await lookAtFolders(folders);
  let offer = await shelf.offer(await compileAll(folders, { isNewDay: true }), new Map());

  const isOpen = (form: CatalogueForm) => isActive(form.plan.manifest, clock.now(), flags);
  const catalogue: ReloadableCatalogue = {
    current(code) {
      const form = offer.forms.get(code);
      return form && isOpen(form) ? form : undefined;
    },
    byHash: (hash) => shelf.byHash(hash),
    list: () => [...offer.forms.values()].filter(isOpen),
    mayGoOn: (form) => isOpen(offer.forms.get(form.code) ?? form),
    withheld: () => offer.withheld,
    drafts: () => offer.drafts,
    remarks: () => offer.remarks,
    sharedFaults: () => offer.sharedFaults,
    skipped: () => offer.skipped,
    lastRead: () => lastRead,
    async reload() {
      lastRead = await lookAtFolders(folders);
      const report = await compileAll(folders);
      if ((await lookAtFolders(folders)) !== lastRead) return;
      offer = await shelf.offer(report, offer.forms);
    },
  };
  return formsWithHotline(catalogue, options.hotline);
}

/** The definitions that this process has loaded, and the store of all that were ever published. */
class DefinitionShelf {
  readonly #options: CatalogueOptions;
  readonly #loaded = new Map<string, CatalogueForm>();

  constructor(options: CatalogueOptions) {
    this.#options = options;
  }

  /**
   * Publishes what compiled.
   *
   * @param last what was offered until now, and goes on being offered where a form broke
   */
  async offer(
    { compiled, withheld: broken, sharedFaults, skipped }: CompileReport,
    last: ReadonlyMap<string, CatalogueForm>,
  ): Promise<Offer> {
    const { servesDrafts } = this.#options;
    const edited = compiled.flatMap(faultOf);
    const withheld = servesDrafts ? broken : [...broken, ...edited];
    const forms = new Map<string, CatalogueForm>();
    for (const definition of compiled) {
      if (definition.edited !== undefined && !servesDrafts) continue;
      forms.set(definition.code, await this.#publish(definition));
    }
    for (const { code } of withheld) {
      const form = last.get(code) ?? (await this.#latest(code));
      if (form) forms.set(code, form);
    }
    const drafts = servesDrafts ? edited : [];
    const remarks = compiled.map((each) => each.remarks).filter(saysAnything);
    return { forms: inOrder(forms), withheld, drafts, remarks, sharedFaults, skipped };
  }

  async byHash(hash: string): Promise<CatalogueForm | undefined> {
    const held = this.#loaded.get(hash);
    if (held) return held;
    const { store, folders } = this.#options;
    const stored = await store.findDefinition(hash);
    if (!stored) return undefined;
    await unpackDefinition(folders.definitionsDir, stored);
    return this.#load(stored.code, hash);
  }

  async #latest(code: string): Promise<CatalogueForm | undefined> {
    const stored = await this.#options.store.latestDefinition(code);
    return stored && this.byHash(stored.hash);
  }

  async #publish(definition: CompiledDefinition): Promise<CatalogueForm> {
    const { code, hash } = definition;
    const held = this.#loaded.get(hash);
    if (held) return held;
    const { store, folders } = this.#options;
    await store.addDefinition(await packDefinition(folders.definitionsDir, definition));
    return this.#load(code, hash);
  }

  async #load(code: string, hash: string): Promise<CatalogueForm> {
    const form = await loadDefinition(this.#options.folders.definitionsDir, code, hash);
    this.#loaded.set(hash, form);
    return form;
  }
}

function faultOf({ code, edited }: CompiledDefinition): readonly FaultyForm[] {
  return edited === undefined ? [] : [{ code, faults: [edited] }];
}

function saysAnything({ warnings, notes }: FormRemarks): boolean {
  return warnings.length + notes.length > 0;
}

function inOrder(forms: ReadonlyMap<string, CatalogueForm>): ReadonlyMap<string, CatalogueForm> {
  return new Map([...forms].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Whether a form is offered at an instant: from `from` on, and no longer at `to`.
 *
 * @see specification, document 1, sections 2 and 9 (LRSI1T, LRCRT1T until 2025-04-30 09:00; LRTEST)
 */
export function isActive(manifest: Manifest, now: Date, flags: ReadonlySet<string>): boolean {
  const { from, to, flag } = manifest.active ?? {};
  if (flag !== undefined && !flags.has(flag)) return false;
  if (from && now.getTime() < Date.parse(from)) return false;
  return !(to && now.getTime() >= Date.parse(to));
}
