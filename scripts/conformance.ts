import { judgeCase } from './conformance/judgeCase.ts';
import { readCases } from './conformance/readCases.ts';
import { openWorkbench } from '../server/forms/compiler/Workbench.ts';
const wb = await openWorkbench();
const t = performance.now();
const all = [];
for (const c of readCases()) all.push(...(await judgeCase(wb, c).catch((e) => { console.log('THROWN', c.draft, c.keyword, c.title, e.message); return []; })));
const n: Record<string, number> = {};
for (const j of all) { const k = `${j.of.draft} ${j.outcome}`; n[k] = (n[k] ?? 0) + 1; }
for (const j of all) if (process.argv.includes(j.outcome)) console.log(j.outcome, j.line);
console.log(n, all.length, performance.now() - t);
await wb.close();
