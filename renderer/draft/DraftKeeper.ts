import type { WizardActor, WizardSnapshot } from '../wizard/state/Wizard.ts';
import type { WizardServices } from '../wizard/state/WizardServices.ts';
import type { DraftContent } from './DraftContent.ts';
import type { DraftStorage } from './DraftStorage.ts';
import { DraftVault, type FoundDraft } from './DraftVault.ts';
import { draftData } from './draftData.ts';
import { draftChoice, onDraftChoice, rememberDraftChoice } from './draftMemory.ts';
import { mayKeepDraft } from './mayKeepDraft.ts';
import { PaymentWatch } from './PaymentWatch.ts';

/** Time between the last change and the write, so that typing is not interrupted. */
const QUIET_MS = 400;
/** The longest time without a write while the applicant types without a pause. */
const LONGEST_MS = 5000;
/** The longest time to wait for an idle page before a write. */
const IDLE_LIMIT_MS = 1000;

/** Events after which a page may be gone. */
const LEAVING = ['beforeunload', 'pagehide', 'freeze'] as const;

/** The input of a draft keeper. */
export interface DraftKeeping {
  readonly services: WizardServices;
  readonly actor: WizardActor;
  readonly storage: DraftStorage;
  /** The parameters of the page's URL, as a query string. */
  readonly given: string;
}

/**
 * A writer of drafts while the applicant types. It removes the draft after a submission, a new
 * start, Clear or the end of the session. No draft exists while a payment may be pending.
 */
export class DraftKeeper {
  readonly #parts: DraftKeeping;
  readonly vault: DraftVault;
  /** The queue of writes and removals; they run one after the other. */
  #work: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changedAt: number | undefined;
  /** Whether the applicant has decided about a found draft. Nothing is written before that. */
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

  /**
   * Subscribes to the form.
   *
   * @returns a function that unsubscribes
   */
  follow(): () => void {
    const { store } = this.#parts.services;
    const { actor } = this.#parts;
    this.#clearings = store.clearings();
    const following = new AbortController();
    const { signal } = following;
    const flush = () => void this.flush();
    for (const name of LEAVING) addEventListener(name, flush, { signal });
    // Waits for an idle page, so that the press that leaves a field is not delayed.
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

  /**
   * Finds a draft to offer. On a shared device, removes all drafts instead. Rejects when the
   * browser cannot open the storage.
   */
  async find(): Promise<FoundDraft | undefined> {
    if (draftChoice() === 'shared') {
      await this.vault.eraseAll();
      return undefined;
    }
    // Each use extends the choice by 24 hours.
    if (draftChoice() === 'device') rememberDraftChoice('device');
    return this.vault.find();
  }

  /**
   * Starts to write drafts.
   *
   * @param found the restored draft; without it, the first edit creates a draft
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

  /** Writes pending changes at once. */
  async flush(): Promise<void> {
    if (this.#changedAt === undefined) return;
    clearTimeout(this.#timer);
    await this.#write();
  }

  #note(): void {
    if (!this.#isReady || !this.#isAllowed()) return;
    const { store } = this.#parts.services;
    if (store.clearings() !== this.#clearings) {
      // The answers were cleared or replaced. The key of the old draft is removed with it.
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

  /**
   * Handles a transition of the wizard or a change of its payment. Removes a draft that is no
   * longer allowed. Schedules a write after a change of screen.
   */
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
    return draftChoice() !== 'shared' && !this.#payment.isPaymentPending && mayKeepDraft(snapshot);
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
    // The choice decides where the key is stored, so the old draft is removed and a new key is
    // created.
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

  /** Returns the first characters of an empty form's draft, as JSON. Such a draft is not stored. */
  #blankForm(): string {
    const { store, form } = this.#parts.services;
    if (this.#blank === undefined) {
      const { data } = draftData(form.plan, store.withData({}).data());
      // Omits the closing brace, because other properties follow.
      this.#blank = `${JSON.stringify({ data }).slice(0, -1)},`;
    }
    return this.#blank;
  }

  /**
   * Queues work. After a failure (no space, no permission) the next change writes the draft again.
   */
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

/** Runs work when the browser is idle, or at once in a browser without `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  else work();
}
