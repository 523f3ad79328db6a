import type { Page } from '@playwright/test';
import type { Language } from '#engine';
import { type AuditWishes, type CheckedScreen, writeAudit } from './audits.ts';
import { sidewaysScrollOf, violationsOf } from './checks.ts';
import type { Look } from './Look.ts';

const HEIGHT = 800;

/** Whose screens an auditor looks at. */
export interface Audited {
  readonly subject: string;
  readonly language: Language;
}

/** Checks each screen that a walk meets at every width, and writes down what it finds. */
export class Auditor {
  readonly #page: Page;
  readonly #wishes: AuditWishes;
  readonly #audited: Audited;
  readonly #screens: CheckedScreen[] = [];

  constructor(page: Page, wishes: AuditWishes, audited: Audited) {
    this.#page = page;
    this.#wishes = wishes;
    this.#audited = audited;
  }

  /** Looks at the page as it stands, and leaves it as wide as it was. */
  readonly look: Look = async ({ id, state }) => {
    const before = this.#page.viewportSize();
    for (const width of this.#wishes.widths) {
      await this.#page.setViewportSize({ width, height: HEIGHT });
      const violations = [
        ...(await violationsOf(this.#page)),
        ...(await sidewaysScrollOf(this.#page)),
      ];
      this.#screens.push({ screen: id, state, width, violations });
    }
    if (before) await this.#page.setViewportSize(before);
  };

  /**
   * Walks, and writes down what was met, also of a walk that breaks off.
   *
   * @returns a line for each violation
   * @throws what the walk throws
   */
  async audit(walk: () => Promise<void>): Promise<readonly string[]> {
    const started = Date.now();
    let hasEnded = false;
    try {
      await walk();
      hasEnded = true;
    } finally {
      const seconds = (Date.now() - started) / 1000;
      const { widths, folder } = this.#wishes;
      const audit = { ...this.#audited, widths, hasEnded, seconds, screens: this.#screens };
      if (folder !== undefined) writeAudit(folder, audit);
    }
    return this.#screens.flatMap(linesOf);
  }
}

function linesOf({ screen, state, width, violations }: CheckedScreen): readonly string[] {
  return violations.flatMap(({ rule, places }) =>
    places.map(({ selector }) => `${screen}, ${state}, ${width} px: ${rule}: ${selector}`),
  );
}
