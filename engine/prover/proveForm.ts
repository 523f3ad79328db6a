import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { Plan } from '../definition/Plan.ts';
import { hongKongDay } from '../values/calendar.ts';
import type { Claim } from './Claim.ts';
import { Logic } from './Logic.ts';
import { proveConditions } from './proveConditions.ts';
import { proveFees } from './proveFees.ts';
import { proveGiven } from './proveGiven.ts';
import { proveLimits } from './proveLimits.ts';
import { proveRoutes } from './proveRoutes.ts';
import { proveSignatures } from './proveSignatures.ts';
import { proveWidgets } from './proveWidgets.ts';

/**
 * Returns the faults that a form has for all possible answers. Every claim is proved. A fault that
 * cannot be decided is not claimed.
 *
 * @param now ISO 8601 with offset. It decides which rows of dated tables are in force, and whether
 *   the form's window has ended.
 * @param isExternal whether an author outside the project wrote the schema. Its defaults are then
 *   annotations that the form need not satisfy.
 *
 * @example
 * proveForm(FIRST.plan, FIRST.validator, now); // []
 * const manifest = { ...FIRST.plan.manifest, active: { to: '2026-11-01T00:00:00+08:00' } };
 * proveForm({ ...FIRST.plan, manifest }, FIRST.validator, now).map(({ code }) => code);
 * // ['window-past']
 */
export function proveForm(
  plan: Plan,
  validator: ValidatorModule,
  now: string,
  isExternal = false,
): readonly Claim[] {
  const logic = new Logic(plan, validator);
  const today = hongKongDay(now);
  return [
    ...proveConditions(plan, logic),
    ...proveLimits(plan, today),
    ...(isExternal ? [] : proveGiven(plan, logic, validator)),
    ...proveFees(plan, logic, today),
    ...proveRoutes(plan, logic),
    ...proveSignatures(plan),
    ...proveWidgets(plan),
    ...windowClaims(plan, now),
  ];
}

function windowClaims({ manifest }: Plan, now: string): readonly Claim[] {
  const { from, to: end } = manifest.active ?? {};
  if (typeof end !== 'string') return [];
  if (typeof from === 'string' && Date.parse(from) >= Date.parse(end)) {
    return [
      {
        file: 'manifest.json',
        pointer: '/active/to',
        code: 'window-empty',
        message: `The form is never offered: its window ends at ${end}, before it begins`,
        remedy: 'Correct "from" or "to".',
        severity: 'error',
      },
    ];
  }
  if (Date.parse(end) > Date.parse(now)) return [];
  return [
    {
      file: 'manifest.json',
      pointer: '/active/to',
      code: 'window-past',
      message: `The form is not offered any more: its window ended at ${end}`,
      remedy: 'Move the end, or keep it if that is intended.',
      severity: 'info',
    },
  ];
}
