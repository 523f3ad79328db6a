import { DRAFT_LIFE_MS, type Feature, type Manifest } from '#engine';
import type { Clock } from '../ports/Clock.ts';
import type { DefinitionStore } from '../ports/DefinitionStore.ts';
import type {
  CatalogueForm,
  FaultyForm,
  FormCatalogue,
  FormRemarks,
} from '../ports/FormCatalogue.ts';
import type {
  CompiledDefinition,
  CompileFolders,
  CompileForms,
  CompileReport,
} from './compileAll.ts';
import { formsWithChequesByGateway } from './formsWithChequesByGateway.ts';
import { formsWithPortalFacts } from './formsWithPortalFacts.ts';
import { loadDefinition, packDefinition, unpackDefinition } from './loadDefinition.ts';
import { lookAtFolders } from './lookAtFolders.ts';

/** What the catalogue is made from. */
export interface CatalogueOptions {
  readonly folders: CompileFolders;
  /** Checks and compiles the forms: here (`compileAll`), or in a process of its own. */
  readonly compile: CompileForms;
  /** May be opened while the forms are compiled. */
  readonly store: DefinitionStore | Promise<DefinitionStore>;
  readonly clock: Clock;
  /** Flags that are on; a form whose manifest names another flag is not offered. */
  readonly flags: ReadonlySet<string>;
  /** Whether a released version that was edited is served nonetheless, under its own hash. */
  readonly servesDrafts: boolean;
  /** What texts say in the place of `{phone}`; asked at each use, since it may change. */
  readonly hotline: () => string;
  /** Features of the portal that texts may speak of; asked at each use. None unless given. */
  readonly features?: () => readonly Feature[];
  /** e-Cheques are paid through the gateway, not uploaded. */
  readonly takesChequesByGateway?: boolean;
}

/** A catalogue that can read its forms again. */
export interface ReloadableCatalogue extends FormCatalogue {
  /**
   * Compiles what changed and offers it from now on; definitions in use stay known. When somebody
   * writes in the folders meanwhile, all stays as it was: what was read may be half of something.
   */
  reload(): Promise<void>;
  /**
   * How the folders stood when they were last read; see `lookAtFolders`. Empty when they are to be read
   * again although they stand as they stood: a verdict is of another day.
   */
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
  const { folders, compile, clock, flags } = options;
  let lastRead = await lookAtFolders(folders);
  const first = await compile(folders);
  const shelf = new DefinitionShelf(options, await options.store);
  // A start does not wait until every form is judged by today's calendar: the first reload does that.
  let { isOutdated } = first;
  let offer = await shelf.offer(first, new Map());

  const isOpen = (form: CatalogueForm) => isActive(form.plan.manifest, clock.now(), flags);
  const catalogue: ReloadableCatalogue = {
    current(code) {
      const form = offer.forms.get(code);
      return form && isOpen(form) ? form : undefined;
    },
    byHash: (hash) => shelf.byHash(hash),
    list: () => [...offer.forms.values()].filter(isOpen),
    mayGoOn(form) {
      const current = offer.forms.get(form.code);
      if (!current || !isOpen(current)) return false;
      const endedAt = shelf.supersededAt(form);
      return form.hash === current.hash || clock.now().getTime() - endedAt < DRAFT_LIFE_MS;
    },
    withheld: () => offer.withheld,
    drafts: () => offer.drafts,
    remarks: () => offer.remarks,
    sharedFaults: () => offer.sharedFaults,
    skipped: () => offer.skipped,
    lastRead: () => (isOutdated ? '' : lastRead),
    async reload() {
      lastRead = await lookAtFolders(folders);
      const report = await compile(folders, { isNewDay: isOutdated });
      if ((await lookAtFolders(folders)) !== lastRead) return;
      isOutdated = false;
      offer = await shelf.offer(report, offer.forms);
    },
  };
  const withFacts = formsWithPortalFacts(catalogue, () => ({
    hotline: options.hotline(),
    features: options.features?.() ?? [],
  }));
  return options.takesChequesByGateway ? formsWithChequesByGateway(withFacts) : withFacts;
}

/** The definitions that this process has loaded, and the store of all that were ever published. */
class DefinitionShelf {
  readonly #options: CatalogueOptions;
  readonly #store: DefinitionStore;
  readonly #loaded = new Map<string, CatalogueForm>();
  /** When a definition was superseded, by hash. */
  readonly #endedAt = new Map<string, Date>();
  /** When this process last began to offer another definition than before. */
  #changedAt: Date;

  constructor(options: CatalogueOptions, store: DefinitionStore) {
    this.#options = options;
    this.#store = store;
    this.#changedAt = options.clock.now();
  }

  /**
   * Returns since when a definition is not offered any more, in wall-clock milliseconds. Another
   * server may offer it yet: then it counts from the last change of this one.
   */
  supersededAt({ hash }: CatalogueForm): number {
    return (this.#endedAt.get(hash) ?? this.#changedAt).getTime();
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
    for (const form of forms.values()) await this.#begin(form, last.get(form.code));
    const drafts = servesDrafts ? edited : [];
    const remarks = compiled.map((each) => each.remarks).filter(saysAnything);
    return { forms: inOrder(forms), withheld, drafts, remarks, sharedFaults, skipped };
  }

  async byHash(hash: string): Promise<CatalogueForm | undefined> {
    const held = this.#loaded.get(hash);
    if (held) return held;
    const stored = await this.#store.findDefinition(hash);
    if (!stored) return undefined;
    if (stored.supersededAt) this.#endedAt.set(hash, stored.supersededAt);
    await unpackDefinition(this.#options.folders.definitionsDir, stored);
    return this.#load(stored.code, hash);
  }

  /** Replaces the offered definition of a form, and notes when. */
  async #begin({ code, hash }: CatalogueForm, before: CatalogueForm | undefined): Promise<void> {
    if (before?.hash === hash) return;
    const now = this.#options.clock.now();
    this.#changedAt = now;
    this.#endedAt.delete(hash);
    if (before) this.#endedAt.set(before.hash, now);
    await this.#store.offerDefinition(code, hash);
  }

  async #latest(code: string): Promise<CatalogueForm | undefined> {
    const stored = await this.#store.latestDefinition(code);
    return stored && this.byHash(stored.hash);
  }

  async #publish(definition: CompiledDefinition): Promise<CatalogueForm> {
    const { code, hash } = definition;
    const held = this.#loaded.get(hash);
    if (held) return held;
    const { definitionsDir } = this.#options.folders;
    await this.#store.addDefinition(await packDefinition(definitionsDir, definition));
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
