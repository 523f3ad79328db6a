// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import { useSignedPdf } from '../../../../renderer/wizard/state/useSignedPdf.ts';
import type { WizardActor } from '../../../../renderer/wizard/state/Wizard.ts';
import { ACKNOWLEDGEMENT, SIGNED } from '../../../engine/support/wizardFacts.ts';
import { fakeActor } from '../../../support/fakeActor.ts';

afterEach(cleanup);

const BOTH = [SIGNED, { ...SIGNED, fieldId: 'witnessSign' }];

function followed() {
  const { actor, update } = fakeActor<WizardActor>({ context: { signed: [SIGNED] } });
  const pdf = new ReviewPdf();
  pdf.keep('JVBE', true);
  const { unmount } = renderHook(() => useSignedPdf(actor, { pdf }));
  return { pdf, update, unmount };
}

describe('useSignedPdf', () => {
  it('promise 1: keeps the document until one of its signatures is cleared', () => {
    const { pdf, update } = followed();
    update({ context: { signed: [SIGNED] } });
    update({ context: { signed: BOTH } });
    expect(pdf.get().kind).toBe('made');
    update({ context: { signed: [SIGNED] } });
    expect(pdf.get().kind).toBe('none');
  });

  it('keeps the document of a submitted form', () => {
    const { pdf, update } = followed();
    update({ context: { signed: [], acknowledgement: ACKNOWLEDGEMENT } });
    expect(pdf.get().kind).toBe('made');
  });

  it('does not follow the wizard any longer after its end', () => {
    const { pdf, update, unmount } = followed();
    unmount();
    update({ context: { signed: [] } });
    expect(pdf.get().kind).toBe('made');
  });
});
