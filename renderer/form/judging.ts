/** The engine's half of what judges answers: a file of its own, which comes after the page (DECISIONS 97). */
export { judgeOf } from '#engine';
