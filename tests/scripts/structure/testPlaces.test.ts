import { describe, expect, it } from 'vitest';
import { mirroredBy, testPlace, withoutEnding } from '../../../scripts/structure/testPlaces.ts';

describe('mirroredBy', () => {
  it.each([
    ['tests/engine/rules/hkid.test.ts', 'engine/rules/hkid'],
    ['tests/renderer/dialogs/Dialog.test.tsx', 'renderer/dialogs/Dialog'],
    ['tests/server/forms/pollForChanges.postgres.test.ts', 'server/forms/pollForChanges'],
    ['tests/server/handOn.contract.ts', 'server/handOn'],
    ['tests/engine/rules/values/crNumber.json', 'engine/rules/crNumber'],
    ['tests/engine/values/pointer.test.ts', 'engine/values/pointer'],
    ['tests/fixtures/gcis/wallet.json', undefined],
    ['tests/engine/support/makeForm.ts', undefined],
    ['tests/e2e/scripts/build/buildSite.spec.ts', 'scripts/build/buildSite'],
    ['tests/e2e/back.spec.ts', undefined],
    ['tests/e2e/all/forms.spec.ts', undefined],
    ['engine/rules/hkid.ts', undefined],
  ])('for %s returns %s', (test, source) => {
    expect(mirroredBy(test)).toBe(source);
  });
});

describe('testPlace', () => {
  it.each([
    ['engine/rules/hkid.ts', 'tests/engine/rules/hkid.test.ts'],
    ['renderer/dialogs/Dialog.tsx', 'tests/renderer/dialogs/Dialog.test.tsx'],
  ])('for %s returns %s', (source, test) => {
    expect(testPlace(source)).toBe(test);
    expect(mirroredBy(test)).toBe(withoutEnding(source));
  });
});
