/**
 * `npm run attack:captcha [-- --labelled 60 --fresh 40 --language en]`: listens to the captcha as a
 * program would. Takes challenges with their answers, learns from their clips in three ways, and
 * prints the share of fresh challenges that each way solves. Asks no server: it makes its own.
 */
import { randomBytes } from 'node:crypto';
import { languageOf } from '#engine';
import { ChallengeSeal } from '../server/adapters/captcha/ChallengeSeal.ts';
import { drawChallenge } from '../server/adapters/captcha/drawChallenge.ts';
import { SpokenImageCaptcha } from '../server/adapters/captcha/SpokenImageCaptcha.ts';
import { fromWav } from '../server/adapters/captcha/wav.ts';
import { memoryCaptchaStore } from '../tests/support/memoryCaptchaStore.ts';
import { nearestNeighbour } from './captcha/nearestNeighbour.ts';
import { likeliestAnswers, type Scores, type Solver } from './captcha/Solver.ts';
import { logSpectrum } from './captcha/spectrum.ts';
import { trainedFilters } from './captcha/trainedFilters.ts';
import { warpedNeighbours } from './captcha/warpedNeighbours.ts';
import { commandLine } from './commandLine.ts';
import { say } from './run.ts';

const { values } = commandLine('npm run attack:captcha -- --labelled 60 --fresh 40 --language en', {
  options: {
    labelled: { type: 'string', default: '60' },
    fresh: { type: 'string', default: '40' },
    language: { type: 'string', default: 'en' },
  },
});

const SOLVERS: Readonly<Record<string, Solver>> = {
  'nearest neighbour': nearestNeighbour,
  'time warping': warpedNeighbours,
  'trained filters': trainedFilters,
};
/** Answers that a challenge allows. */
const TRIES = 3;

const key = { id: 'attack', key: randomBytes(32) };
const seal = new ChallengeSeal([key]);
const captcha = new SpokenImageCaptcha({
  store: memoryCaptchaStore(),
  clock: { now: () => new Date() },
  keys: [key],
  stock: { take: async (language) => drawChallenge(language) },
});

interface Heard {
  readonly answer: string;
  readonly clips: readonly Float32Array[][];
}

async function hear(): Promise<Heard> {
  const { audio, secret } = await captcha.issue(languageOf(values.language), 'attacker');
  return {
    answer: seal.open(secret, 'attacker')?.answer ?? '',
    clips: audio.map((clip) => logSpectrum(fromWav(clip))),
  };
}

async function hearMany(count: number): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  while (heard.length < count) heard.push(await hear());
  return heard;
}

const labelled = (await hearMany(Number(values.labelled))).flatMap(({ answer, clips }) =>
  clips.map((spectrum, at) => ({ character: answer.charAt(at), spectrum })),
);
const fresh = await hearMany(Number(values.fresh));
say(`${labelled.length} labelled clips, ${fresh.length} fresh challenges`);
for (const [name, solver] of Object.entries(SOLVERS)) {
  const judge = solver(labelled);
  const judged = fresh.map(({ answer, clips }) => ({ answer, scores: clips.map(judge) }));
  const characters = judged.flatMap(({ answer, scores }) =>
    scores.map((each, at) => likeliestAnswers([each], 1)[0] === answer.charAt(at)),
  );
  say(
    `${name}: characters ${share(characters)}, challenges ${share(solved(judged, 1))}, in ${TRIES} answers ${share(solved(judged, TRIES))}`,
  );
}

function solved(judged: readonly { answer: string; scores: readonly Scores[] }[], tries: number) {
  return judged.map(({ answer, scores }) => likeliestAnswers(scores, tries).includes(answer));
}

function share(all: readonly boolean[]): string {
  const count = all.filter(Boolean).length;
  return `${count} of ${all.length} (${((100 * count) / all.length).toFixed(0)} %)`;
}
