import { DRAFT_LIFE_MS, type Feature, type Manifest } from '#engine';
import type {
  CatalogueForm,
  FaultyForm,
  FormCatalogue,
  FormRemarks,
} from '../ports/forms/FormCatalogue.ts';
import type { DefinitionStore } from '../ports/store/DefinitionStore.ts';
import type { Clock } from '../ports/system/Clock.ts';
import type {
  CompiledDefinition,
  CompileFolders,
  CompileForms,
  CompileReport,
} from './compileAll.ts';
import { fingerprintFolders } from './fingerprintFolders.ts';
import { formsWithChequesByGateway } from './formsWithChequesByGateway.ts';
import { formsWithPortalFacts } from './formsWithPortalFacts.ts';
import { loadDefinition, packDefinition, unpackDefinition } from './loadDefinition.ts';

/** The options of the catalogue. */
export interface CatalogueOptions {
  readonly folders: CompileFolders;
  /** Checks and compiles the forms, in this process (`compileAll`) or in a separate one. */
  readonly compile: CompileForms;
  /** A promise lets the store open while the forms are compiled. */
  readonly store: DefinitionStore | Promise<DefinitionStore>;
  readonly clock: Clock;
  /** Active flags; a form whose manifest names another flag is not offered. */
  readonly flags: ReadonlySet<string>;
  /** Whether an edited released version is still served, under its own hash. */
  readonly servesDrafts: boolean;
  /** Returns the text for `{phone}`; called at each use, because it may change. */
  readonly hotline: () => string;
  /**
   * Returns the features of the portal that texts may mention; called at each use. None by default.
   */
  readonly features?: () => readonly Feature[];
  /** Whether e-Cheques are paid through the gateway instead of being uploaded. */
  readonly takesChequesByGateway?: boolean;
}

/** A catalogue that can reload its forms. */
export interface ReloadableCatalogue extends FormCatalogue {
  /**
   * Compiles changed forms and offers them from now on; definitions in use stay available. If a
   * file changes meanwhile, the offer stays unchanged: the read files may be incomplete.
   */
  reload(): Promise<void>;
  /**
   * Returns the fingerprint of the folders when they were last read; see `fingerprintFolders`.
   * Returns an empty text when a check is of another day. The folders must then be read again
   * although nothing changed.
   */
  lastRead(): string;
}

/**
 * The forms that are offered at one time. A change replaces the whole object, so that no call sees
 * half of the change.
 */
interface Offer {
  readonly forms: ReadonlyMap<string, CatalogueForm>;
  readonly withheld: readonly FaultyForm[];
  readonly drafts: readonly FaultyForm[];
  readonly remarks: readonly FormRemarks[];
  readonly sharedErrors: readonly string[];
  readonly skipped: readonly string[];
}

/**
 * Compiles every form, publishes each definition in the store and offers it. Withholds a form with
 * faults and offers its last valid definition instead, if any.
 *
 * @throws {Error} when a folder or a list of released versions cannot be read
 */
export async function createFormCatalogue(options: CatalogueOptions): Promise<ReloadableCatalogue> {
  const { folders, compile, clock, flags } = options;
  let lastRead = await fingerprintFolders(folders);
  const first = await compile(folders);
  const cache = new DefinitionCache(options, await options.store);
  // The start does not repeat checks of another day: the first reload does that.
  let { isOutdated } = first;
  let offer = await cache.offer(first, new Map());

  const isOpen = (form: CatalogueForm) => isActive(form.plan.manifest, clock.now(), flags);
  const catalogue: ReloadableCatalogue = {
    current(code) {
      const form = offer.forms.get(code);
      return form && isOpen(form) ? form : undefined;
    },
    byHash: (hash) => cache.byHash(hash),
    list: () => [...offer.forms.values()].filter(isOpen),
    mayGoOn(form) {
      const current = offer.forms.get(form.code);
      if (!current || !isOpen(current)) return false;
      const endedAt = cache.supersededAt(form);
      return form.hash === current.hash || clock.now().getTime() - endedAt < DRAFT_LIFE_MS;
    },
    withheld: () => offer.withheld,
    drafts: () => offer.drafts,
    remarks: () => offer.remarks,
    sharedErrors: () => offer.sharedErrors,
    skipped: () => offer.skipped,
    lastRead: () => (isOutdated ? '' : lastRead),
    async reload() {
      lastRead = await fingerprintFolders(folders);
      const report = await compile(folders, { isNewDay: isOutdated });
      if ((await fingerprintFolders(folders)) !== lastRead) return;
      isOutdated = false;
      offer = await cache.offer(report, offer.forms);
    },
  };
  const withFacts = formsWithPortalFacts(catalogue, () => ({
    hotline: options.hotline(),
    features: options.features?.() ?? [],
  }));
  return options.takesChequesByGateway ? formsWithChequesByGateway(withFacts) : withFacts;
}

/**
 * A cache of the definitions that this process has loaded, over the store of all published ones.
 */
class DefinitionCache {
  readonly #options: CatalogueOptions;
  readonly #store: DefinitionStore;
  readonly #loaded = new Map<string, CatalogueForm>();
  /** Time at which a definition was superseded, by hash. */
  readonly #endedAt = new Map<string, Date>();
  /** Time of this process's last change to the offer. */
  #changedAt: Date;

  constructor(options: CatalogueOptions, store: DefinitionStore) {
    this.#options = options;
    this.#store = store;
    this.#changedAt = options.clock.now();
  }

  /**
   * Returns the time since which a definition is no longer offered, in wall-clock milliseconds.
   * Another server may still offer it: then the last change of this server counts.
   */
  supersededAt({ hash }: CatalogueForm): number {
    return (this.#endedAt.get(hash) ?? this.#changedAt).getTime();
  }

  /**
   * Publishes the compiled forms.
   *
   * @param last previous offer; its forms stay offered when a new version has faults
   */
  async offer(
    { compiled, withheld: broken, sharedErrors, skipped }: CompileReport,
    last: ReadonlyMap<string, CatalogueForm>,
  ): Promise<Offer> {
    const { servesDrafts } = this.#options;
    const edited = compiled.flatMap(faultyFormOf);
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
    const remarks = compiled.map((each) => each.remarks).filter(hasRemarks);
    return { forms: inOrder(forms), withheld, drafts, remarks, sharedErrors, skipped };
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

  /** Replaces the offered definition of a form, and records the time. */
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

function faultyFormOf({ code, edited }: CompiledDefinition): readonly FaultyForm[] {
  return edited === undefined ? [] : [{ code, faults: [edited] }];
}

function hasRemarks({ warnings, notes }: FormRemarks): boolean {
  return warnings.length + notes.length > 0;
}

function inOrder(forms: ReadonlyMap<string, CatalogueForm>): ReadonlyMap<string, CatalogueForm> {
  return new Map([...forms].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Checks whether a form is offered at a time: at or after `from`, and before `to`.
 *
 * @see specification, document 1, sections 2 and 9 (LRSI1T, LRCRT1T until 2025-04-30 09:00; LRTEST)
 */
export function isActive(manifest: Manifest, now: Date, flags: ReadonlySet<string>): boolean {
  const { from, to, flag } = manifest.active ?? {};
  if (flag !== undefined && !flags.has(flag)) return false;
  if (from && now.getTime() < Date.parse(from)) return false;
  return !(to && now.getTime() >= Date.parse(to));
}
