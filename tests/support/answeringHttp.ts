import type { Call, Http } from '../../renderer/api/http.ts';

/**
 * Creates a client that gives one response to every call, and records the calls. An error is
 * thrown.
 */
export function answeringHttp(answer: object) {
  const calls: Call[] = [];
  const http = {
    send: async (call: Call) => {
      calls.push(call);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Http;
  return { http, calls };
}

/** Creates the input of a call about LREAL1 in traditional Chinese, with `answeringHttp`. */
export function answeredCall(answer: object) {
  const { http, calls } = answeringHttp(answer);
  const call = { http, formCode: 'LREAL1', definition: 'd1', language: 'zh-Hant' } as const;
  return { call, calls };
}
