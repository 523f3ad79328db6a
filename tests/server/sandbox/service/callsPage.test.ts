import { describe, expect, it } from 'vitest';
import { callsPage } from '../../../../server/sandbox/service/callsPage.ts';

const at = new Date('2026-11-20T02:00:00Z');

describe('callsPage', () => {
  it('shows each call with its time, its status and its body', () => {
    const page = callsPage([{ at, path: 'web/visa?<b>', status: 200, body: { name: '<i>' } }]);
    expect(page).toContain('<h2>web/visa?&#60;b&#62;</h2>');
    expect(page).toContain('2026-11-20T02:00:00.000Z, 200');
    expect(page).toContain('<pre>{\n  &#34;name&#34;: &#34;&#60;i&#62;&#34;\n}</pre>');
  });

  it('shows a call without a response, and without a body', () => {
    const page = callsPage([{ at, path: 'status/T1' }]);
    expect(page).toContain('2026-11-20T02:00:00.000Z, no answer');
    expect(page).toContain('<pre></pre>');
    expect(callsPage([])).not.toContain('<h2>');
  });
});
