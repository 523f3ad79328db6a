import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, pastCaptcha, unless } from './Attack.ts';
import { SAVE } from './honestForm.ts';
import type { Target } from './Target.ts';

const BUSY = new Set([502, 503]);
/**
 * A body that is large enough to take an upload slot. The form has no such answers: the server
 * reads the body and rejects it.
 */
const UPLOAD = JSON.stringify({
  formData: {
    supportDocument_recCount: 1,
    supportDocument_docFile__1: { name: 'a.pdf', file: 'A'.repeat(400_000) },
  },
  submissionDetail: { lang: 'Eng' },
});

/** Attacks with uploads that take slots without sending data (F5). */
export const uploads: readonly Attack[] = [
  {
    fault: 'F5',
    sends: 'four sockets that announce 40 MB and send nothing, then an honest upload',
    expects: 'the upload is read at once',
    run: async (target) => {
      for (let socket = 0; socket < 4; socket += 1) target.open(head(40_000_000));
      await sleep(300);
      const started = performance.now();
      const { status } = pastCaptcha(await target.post(SAVE, UPLOAD));
      const seconds = (performance.now() - started) / 1000;
      return unless(!BUSY.has(status) && seconds < 5, `${status} after ${seconds.toFixed(1)} s`);
    },
  },
  {
    fault: 'F5',
    sends: 'four sockets that stop after 300 KB of 40 MB, then an honest upload',
    expects: 'those are ended with 408, the upload waits and is read',
    needsOwn: 'needs a short time for slow uploads',
    run: async (target) => {
      const stuck = Array.from({ length: 4 }, () => stall(target));
      await sleep(300);
      const { status } = pastCaptcha(await target.post(SAVE, UPLOAD));
      const isEnded = () => stuck.some((answer) => answer().startsWith('HTTP/1.1 408'));
      for (let look = 0; look < 100 && !isEnded(); look += 1) await sleep(100);
      return unless(!BUSY.has(status) && isEnded(), `${status}, ended: ${isEnded()}`);
    },
  },
];

function stall(target: Target): () => string {
  const { socket, answer } = target.open(head(40_000_000));
  socket.write('A'.repeat(300_000));
  return answer;
}

function head(length: number): string {
  const lines = [`POST ${SAVE} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
  return [...lines, `Content-Length: ${length}`, '', ''].join('\r\n');
}
