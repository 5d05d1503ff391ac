// npm run derive: prints what is kept in git of the declarations: services/<name>/derived for whoever reviews, and the
// messages of entities, whose numbers are given once; the description of the partner interface;
// and the pages of refusals and of messages to people.
import { SERVICES } from './processes.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

for (const service of SERVICES)
  await run(process.execPath, [`services/${service}/dist/derive.js`, '--print'], { cwd: ROOT, show: true });
await run(process.execPath, ['infra/local/partner-description.mjs'], { cwd: ROOT, show: true });
await run(process.execPath, ['infra/local/refusals-page.mjs'], { cwd: ROOT, show: true });
await run(process.execPath, ['services/workspace/dist/letter/notices/print-notices.js'], {
  cwd: ROOT,
  show: true,
});
