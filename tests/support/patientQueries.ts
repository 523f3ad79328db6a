// By default, a query waits a second for an element. A busy machine renders a form more slowly.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
