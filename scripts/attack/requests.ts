import { type Attack, pastCaptcha, unless } from './Attack.ts';
import { SAVE } from './honestForm.ts';

const detail = '"submissionDetail":{"lang":"Eng"}';

/** Attacks with bodies and URLs that only a hostile client sends. */
export const requests: readonly Attack[] = [
  {
    fault: 'basics',
    sends: 'a body announced by length and in chunks (request smuggling)',
    expects: '400, and the connection is closed',
    run: async (target) => {
      const lines = [`POST ${SAVE} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
      const both = ['Content-Length: 5', 'Transfer-Encoding: chunked', '', ''];
      const hidden = '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const answer = await target.raw([...lines, ...both].join('\r\n') + hidden, 3000);
      const statuses = answer.match(/HTTP\/1\.1 \d{3}/g) ?? [];
      return unless(statuses.join() === 'HTTP/1.1 400', answer);
    },
  },
  ...[
    '/definitions/..%2f..%2fpackage.json',
    '/definitions/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/definitions/..%00/package.json',
  ].map(
    (path): Attack => ({
      fault: 'basics',
      sends: `GET ${path}`,
      expects: 'no file of the server',
      run: async (target) => {
        const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
        const answer = await target.raw(request, 3000);
        return unless(answer !== '' && !answer.includes('"landform"'), answer || 'no answer');
      },
    }),
  ),
  ...[
    ['__proto__ in the answers', `{"formData":{"__proto__":{"a":1}},${detail}}`],
    [
      'constructor.prototype in the answers',
      `{"formData":{"constructor":{"prototype":{}}},${detail}}`,
    ],
    ['answers 10,000 levels deep', `{"formData":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a number that is none', `{"formData":{"a":1e999},${detail}}`],
  ].map(
    ([what = '', body = '']): Attack => ({
      fault: 'basics',
      sends: what,
      expects: '400 BAD_JSON',
      run: async (target) => {
        const response = pastCaptcha(await target.post(SAVE, body));
        const text = await response.text();
        const isRefused = response.status === 400 && text.includes('"BAD_JSON"');
        return unless(isRefused, `${response.status} ${text}`);
      },
    }),
  ),
  {
    fault: 'basics',
    sends: 'a call from another site',
    expects: '403',
    run: async (target) => {
      const { status } = await target.post(SAVE, '{}', { origin: 'https://evil.example' });
      return unless(status === 403, status);
    },
  },
];
