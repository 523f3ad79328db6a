// A query of a page waits a second for an element by itself. On a busy machine drawing a form takes longer.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
