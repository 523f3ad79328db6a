import type { WizardActor, WizardSnapshot } from '../wizard/Wizard.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import type { DraftContent } from './DraftContent.ts';
import type { DraftStorage } from './DraftStorage.ts';
import { DraftVault, type FoundDraft } from './DraftVault.ts';
import { draftData } from './draftData.ts';
import { draftChoice, onDraftChoice, rememberDraftChoice } from './draftMemory.ts';
import { mayKeepDraft } from './mayKeepDraft.ts';
import { PaymentWatch } from './PaymentWatch.ts';

/** A draft is written this long after the last change, never in the middle of a word. */
const QUIET_MS = 400;
/** Somebody who never pauses has it written all the same. */
const LONGEST_MS = 5000;
/** A busy page writes it then, idle or not. */
const IDLE_LIMIT_MS = 1000;

/** Moments after which a page may be gone. */
const LEAVING = ['beforeunload', 'pagehide', 'freeze'] as const;

/** What a keeper works with. */
export interface DraftKeeping {
  readonly services: WizardServices;
  readonly actor: WizardActor;
  readonly storage: DraftStorage;
  /** What the page's address named, as a query. */
  readonly given: string;
}

/**
 * Keeps a draft of the answers while they are typed, and removes it once it has no more use: after a
 * submission, a new start, Clear, the end of the session, and while money may be on its way.
 */
export class DraftKeeper {
  readonly #parts: DraftKeeping;
  readonly vault: DraftVault;
  /** Writes and removals, one after the other. */
  #work: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changedAt: number | undefined;
  /** Nothing is written before the applicant has decided about a draft that was found. */
  #isReady = false;
  #isKeeping = false;
  #choice = draftChoice();
  #wasAllowed = false;
  #screenId = '';
  #clearings = 0;
  #written = '';
  #blank: string | undefined;
  readonly #payment = new PaymentWatch(() => this.#look());

  constructor(parts: DraftKeeping) {
    this.#parts = parts;
    this.vault = new DraftVault(parts.services.form, parts.storage);
  }

  /** Follows the form from now on; returns the way to stop. */
  follow(): () => void {
    const { store } = this.#parts.services;
    const { actor } = this.#parts;
    this.#clearings = store.clearings();
    const following = new AbortController();
    const { signal } = following;
    const flush = () => void this.flush();
    for (const name of LEAVING) addEventListener(name, flush, { signal });
    // Off the press that leaves a field.
    addEventListener('focusout', () => whenIdle(flush), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && flush(),
      { signal },
    );
    addEventListener('pagehide', () => this.vault.leave(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && void this.#comeBack(), { signal });
    const stops = [
      store.subscribeAll(() => this.#note()),
      onDraftChoice(() => this.#choose()),
      () => following.abort(),
      () => clearTimeout(this.#timer),
      () => this.#payment.end(),
    ];
    const watched = actor.subscribe((snapshot) => {
      this.#payment.watch(snapshot);
      this.#look();
    });
    this.#payment.watch(actor.getSnapshot());
    return () => {
      watched.unsubscribe();
      for (const stop of stops) stop();
    };
  }

  /** Looks for a draft to offer. Rejects where this browser keeps none. */
  async find(): Promise<FoundDraft | undefined> {
    if (draftChoice() === 'shared') {
      await this.vault.eraseAll();
      return undefined;
    }
    // It is used: the choice holds for another day.
    if (draftChoice() === 'device') rememberDraftChoice('device');
    return this.vault.find();
  }

  /**
   * Begins to keep a draft.
   *
   * @param found what the answers were restored from; without it a draft is begun at the first edit
   */
  begin(found?: FoundDraft): void {
    this.#isReady = true;
    this.#isKeeping = found !== undefined;
    this.#clearings = this.#parts.services.store.clearings();
    this.#wasAllowed = this.#isAllowed();
    this.#note();
  }

  /** Removes the draft. */
  async erase(): Promise<void> {
    clearTimeout(this.#timer);
    this.#changedAt = undefined;
    this.#written = '';
    await this.#inTurn(() => this.vault.erase());
  }

  /** Writes now what has changed. */
  async flush(): Promise<void> {
    if (this.#changedAt === undefined) return;
    clearTimeout(this.#timer);
    await this.#write();
  }

  #note(): void {
    if (!this.#isReady || !this.#isAllowed()) return;
    const { store } = this.#parts.services;
    if (store.clearings() !== this.#clearings) {
      // Cleared or replaced: the key goes with the answers that were there before.
      this.#clearings = store.clearings();
      this.#isKeeping = false;
      void this.erase();
      void this.#write();
      return;
    }
    const now = Date.now();
    this.#changedAt ??= now;
    if (now - this.#changedAt > LONGEST_MS) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => whenIdle(() => void this.#write()), QUIET_MS);
  }

  /** The wizard moved. */
  #look(): void {
    if (!this.#isReady) return;
    const isAllowed = this.#isAllowed();
    const wasAllowed = this.#wasAllowed;
    this.#wasAllowed = isAllowed;
    if (!isAllowed && wasAllowed) void this.erase();
    const screenId = screenOf(this.#parts.actor.getSnapshot());
    if (screenId === this.#screenId && isAllowed === wasAllowed) return;
    this.#screenId = screenId;
    this.#note();
  }

  #isAllowed(): boolean {
    const snapshot = this.#parts.actor.getSnapshot();
    return draftChoice() !== 'shared' && !this.#payment.isUnderWay && mayKeepDraft(snapshot);
  }

  #choose(): void {
    const choice = draftChoice();
    if (choice === this.#choice) return;
    this.#choice = choice;
    if (choice === 'shared') {
      clearTimeout(this.#timer);
      this.#written = '';
      this.#changedAt = undefined;
      void this.#inTurn(() => this.vault.eraseAll());
      return;
    }
    // The key moves: a new one is made where the choice wants it.
    const wasKeeping = this.#isKeeping;
    void this.erase();
    this.#isKeeping = wasKeeping;
    this.#note();
  }

  async #comeBack(): Promise<void> {
    await this.vault.comeBack();
    this.#note();
  }

  async #write(): Promise<void> {
    this.#changedAt = undefined;
    const { services, actor, given } = this.#parts;
    const { store, form } = services;
    if (!this.#isReady || !this.#isAllowed() || !(this.#isKeeping || store.isEdited())) return;
    const { data, files } = draftData(form.plan, store.data());
    const { termsAcceptedAt } = actor.getSnapshot().context;
    const screenId = screenOf(actor.getSnapshot());
    const { version } = form.plan;
    const content: DraftContent = { data, screenId, termsAcceptedAt, given, version };
    const text = JSON.stringify(content);
    if (text.startsWith(this.#blankForm())) {
      if (this.#isKeeping) void this.erase();
      this.#isKeeping = false;
      return;
    }
    if (text === this.#written) return;
    this.#isKeeping = true;
    this.#written = text;
    await this.#inTurn(() => this.vault.write(text, files));
  }

  /** How the draft of a new form begins: it is of no use. */
  #blankForm(): string {
    const { store, form } = this.#parts.services;
    if (this.#blank === undefined) {
      const { data } = draftData(form.plan, store.withData({}).data());
      // Without the closing brace: more follows.
      this.#blank = `${JSON.stringify({ data }).slice(0, -1)},`;
    }
    return this.#blank;
  }

  /** No room, or no permission: the next change tries again. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work).catch(() => {
      this.#written = '';
    });
    this.#work = done;
    return done;
  }
}

function screenOf({ context }: WizardSnapshot): string {
  return context.screens[context.screenIndex]?.id ?? '';
}

/** A browser that cannot tell when it is idle does it at once. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  else work();
}
