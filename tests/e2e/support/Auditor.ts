import type { Page } from '@playwright/test';
import type { Language } from '#engine';
import { type AuditWishes, type CheckedScreen, writeAudit } from './audits.ts';
import { sidewaysScrollOf, violationsOf } from './checks.ts';
import type { Look } from './Look.ts';

const HEIGHT = 800;

/** The walk whose screens an auditor checks. */
export interface Audited {
  readonly subject: string;
  readonly language: Language;
}

/** An auditor that checks each screen of a walk at every width, and records the violations. */
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

  /** Checks the current page at every width, and restores the size of the window. */
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
   * Runs a walk and writes the audit to the folder, if there is one, even if the walk fails.
   *
   * @returns a line for each element that violates a rule
   * @throws the error of the walk
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
