import type { Violation } from './invariants.ts';
import { runSchedule } from './runSchedule.ts';
import { buildServer } from './Server.ts';
import type { World } from './World.ts';

/** The parameters of a schedule: its length, and the risks of death and silence at each call. */
export const SCHEDULE = { steps: 30, risk: 0.01, silence: 0.03 } as const;

/** The result of a campaign. */
export interface CampaignReport {
  readonly schedules: number;
  /** Broken promises, each with the seed that reproduces it. */
  readonly violations: readonly (Violation & { readonly seed: number })[];
}

/**
 * Plays random schedules with the real server, one seed after another. A fault of the living server
 * counts as a violation, like a broken promise; the campaign continues.
 *
 * @param options.schedules the maximum number of schedules; at least one is played
 * @param options.seconds the time limit; no limit when absent
 * @param options.onProgress called after every schedule
 */
export async function runCampaign(
  world: World,
  options: {
    readonly schedules: number;
    readonly seconds?: number | undefined;
    readonly firstSeed: number;
    readonly onProgress?: (report: CampaignReport) => void;
  },
): Promise<CampaignReport> {
  const until = performance.now() + (options.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const violations: (Violation & { seed: number })[] = [];
  const report = { schedules: 0, violations };
  do {
    const seed = options.firstSeed + report.schedules;
    const violation = await play(world, seed);
    if (violation) violations.push({ seed, ...violation });
    report.schedules += 1;
    options.onProgress?.(report);
  } while (report.schedules < options.schedules && performance.now() < until);
  return report;
}

async function play(world: World, seed: number): Promise<Violation | undefined> {
  try {
    return await runSchedule(world, { seed, ...SCHEDULE, build: buildServer });
  } catch (error) {
    return { invariant: 'the server failed', seen: String(error) };
  }
}
