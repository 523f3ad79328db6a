/**
 * `npm run attack:captcha [-- --labelled 60 --fresh 40 --language en]`: attacks the audio captcha
 * with speech recognition. It generates challenges with their answers and trains on their clips in
 * three ways. It prints the share of new challenges that each way solves. It needs no server.
 */
import { randomBytes } from 'node:crypto';
import { languageOf } from '#engine';
import { ChallengeSeal } from '../../server/adapters/captcha/ChallengeSeal.ts';
import { drawChallenge } from '../../server/adapters/captcha/drawChallenge.ts';
import { SpokenImageCaptcha } from '../../server/adapters/captcha/SpokenImageCaptcha.ts';
import { fromWav } from '../../server/adapters/captcha/wav.ts';
import { memoryCaptchaStore } from '../../tests/support/memoryCaptchaStore.ts';
import { commandLine } from '../command/commandLine.ts';
import { say } from '../command/run.ts';
import { nearestNeighbour } from './nearestNeighbour.ts';
import { likeliestAnswers, type Scores, type Solver } from './Solver.ts';
import { logSpectrum } from './spectrum.ts';
import { trainedFilters } from './trainedFilters.ts';
import { warpedNeighbours } from './warpedNeighbours.ts';

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
/** The number of answers that a challenge allows. */
const TRIES = 3;

const key = { id: 'attack', key: randomBytes(32) };
const seal = new ChallengeSeal([key]);
const captcha = new SpokenImageCaptcha({
  store: memoryCaptchaStore(),
  clock: { now: () => new Date() },
  keys: [key],
  stock: { take: async (language) => drawChallenge(language) },
});

interface IssuedClips {
  readonly answer: string;
  readonly clips: readonly Float32Array[][];
}

async function issueClip(): Promise<IssuedClips> {
  const { audio, secret } = await captcha.issue(languageOf(values.language), 'attacker');
  return {
    answer: seal.open(secret, 'attacker')?.answer ?? '',
    clips: audio.map((clip) => logSpectrum(fromWav(clip))),
  };
}

async function issueClips(count: number): Promise<readonly IssuedClips[]> {
  const spectra: IssuedClips[] = [];
  while (spectra.length < count) spectra.push(await issueClip());
  return spectra;
}

const labelled = (await issueClips(Number(values.labelled))).flatMap(({ answer, clips }) =>
  clips.map((spectrum, at) => ({ character: answer.charAt(at), spectrum })),
);
const fresh = await issueClips(Number(values.fresh));
say(`${labelled.length} labelled clips, ${fresh.length} fresh challenges`);
for (const [name, solver] of Object.entries(SOLVERS)) {
  const classify = solver(labelled);
  const classified = fresh.map(({ answer, clips }) => ({ answer, scores: clips.map(classify) }));
  const characters = classified.flatMap(({ answer, scores }) =>
    scores.map((each, at) => likeliestAnswers([each], 1)[0] === answer.charAt(at)),
  );
  say(
    `${name}: characters ${share(characters)}, challenges ${share(solved(classified, 1))}, in ${TRIES} answers ${share(solved(classified, TRIES))}`,
  );
}

function solved(
  classified: readonly { answer: string; scores: readonly Scores[] }[],
  tries: number,
) {
  return classified.map(({ answer, scores }) => likeliestAnswers(scores, tries).includes(answer));
}

function share(all: readonly boolean[]): string {
  const count = all.filter(Boolean).length;
  return `${count} of ${all.length} (${((100 * count) / all.length).toFixed(0)} %)`;
}
