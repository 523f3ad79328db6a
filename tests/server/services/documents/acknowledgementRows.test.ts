import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import type { AcknowledgementProblem } from '../../../../server/ports/signing/AcknowledgementSeal.ts';
import {
  acknowledgementSummary,
  faultText,
  VERIFY_TEXTS,
} from '../../../../server/services/documents/acknowledgementRows.ts';
import { genuineAcknowledgement } from '../../support/genuineAcknowledgement.ts';

/** Returns the rows of an acknowledgement, by their English labels. */
function rowsOf(genuine = genuineAcknowledgement(), title?: string) {
  return Object.fromEntries(acknowledgementSummary(genuine, 'en', title).rows);
}

describe('acknowledgementSummary', () => {
  it('lists signer, form, times, amount and hashes', () => {
    expect(rowsOf(undefined, 'Test form')).toEqual({
      'Signed by': 'Landform Portal (TEST)',
      'Signed at': '20/11/2026 10:01 AM',
      'Application reference number': 'LR164-261120-000001',
      Form: 'LR164 Test form, version 3',
      'Submission time': '20/11/2026 10:00 AM',
      Amount: 'HK$380.00',
      'Signed form': 'None: nothing was signed electronically',
      'Fingerprint of the answers': 'data-hash',
      'Fingerprint of the form definition': 'definition-hash',
    });
  });

  it('shows only the code without a title', () => {
    expect(rowsOf().Form).toBe('LR164, version 3');
  });

  it('adds payment, signers and signed form where there are some', () => {
    const signers = [{ field: 'a', name: 'CHAN {time}', signedAt: '2026-11-20T01:00:00.000Z' }];
    const more = { transactionId: 'PAY1', signers, signedFormHash: 'form-hash' };
    expect(rowsOf(genuineAcknowledgement(more))).toMatchObject({
      'Transaction reference number': 'PAY1',
      Signer: 'CHAN {time}, 20/11/2026 9:00 AM',
      'Signed form': 'Enclosed, and the same as when it was submitted',
      'Signed form, SHA-256': 'form-hash',
    });
  });

  it.each([
    [true, '20/11/2026 10:02 AM'],
    [false, '20/11/2026 10:02 AM, by an authority that is not known here'],
  ])('shows the time stamp; trusted: %s', (isTrusted, expected) => {
    const stamp = { at: new Date('2026-11-20T02:02:00Z'), isTrusted };
    expect(rowsOf(genuineAcknowledgement({}, stamp))['Time stamp']).toBe(expected);
  });

  it('lists attachments; one without a name has an empty name', () => {
    const attachments = [
      { name: 'a.pdf', size: 2048, sha256: 'h1' },
      { size: 1, sha256: 'h2' },
    ];
    const summary = acknowledgementSummary(genuineAcknowledgement({ attachments }), 'en');
    expect(summary.attachments.map((rows) => rows.map(([, value]) => value))).toEqual([
      ['a.pdf', '2.00 KB', 'h1'],
      ['', '1.00 B', 'h2'],
    ]);
  });

  it.each(LANGUAGES)('labels every row in %s', (language) => {
    const { rows } = acknowledgementSummary(genuineAcknowledgement(), language);
    const labels = rows.map(([label]) => label);
    expect(labels).toContain(VERIFY_TEXTS[language].amount);
    expect(rows.flat().join()).not.toMatch(/undefined|\{/);
  });
});

describe('faultText', () => {
  it('explains each fault, and fills in the largest size', () => {
    const faults: readonly AcknowledgementProblem[] = ['changed', 'notPdf', 'notSigned', 'locked'];
    for (const fault of faults) expect(faultText(fault, 'en')).toBe(VERIFY_TEXTS.en[fault]);
    for (const language of LANGUAGES) {
      expect(faultText('tooLarge', language)).toMatch(/\d+.MB/);
    }
  });
});
