import { describe, expect, it } from 'vitest';
import { folderGraph } from '../../../scripts/structure/folderGraph.ts';

/** Returns the edges of a graph, each with its imports. */
function edgesOf(sources: Readonly<Record<string, string>>) {
  return [...folderGraph(new Map(Object.entries(sources)))].flatMap(([from, arrows]) =>
    [...arrows].map(([to, crossings]) => [
      `${from} > ${to}`,
      ...crossings.map((each) => `${each.from} ${each.to}`),
    ]),
  );
}

describe('folderGraph', () => {
  it('lists every import between two folders, and separates a parent from its child', () => {
    const edges = edgesOf({
      'room/main.ts': "import './low/a.ts'; import './low/b.ts';",
      'room/low/a.ts': "import '../main.ts';",
      'room/low/b.ts': '',
    });
    expect(edges).toEqual([
      ['room > room/low', 'room/main.ts room/low/a.ts', 'room/main.ts room/low/b.ts'],
      ['room/low > room', 'room/low/a.ts room/main.ts'],
    ]);
  });

  it('ignores imports within a folder, of packages, and of other files', () => {
    const edges = edgesOf({
      'room/a.ts': "import './b.ts'; import 'vite'; import '#engine'; import './low/x.json';",
      'room/b.ts': "import '../other/missing.ts';",
    });
    expect(edges).toEqual([]);
  });
});
