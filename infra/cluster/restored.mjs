// npm run k8s:restored -- OVERLAY SERVICE MOMENT: prints the manifest that brings the database of a service back as it was at a moment, beside the one that serves (docs/cluster.md).
import { stringify } from 'yaml';
import { run } from '../local/run.mjs';
import { releaseOf } from './release.mjs';
import { restoredCluster } from './restored-cluster.mjs';

const USAGE = 'Usage: npm run k8s:restored -- staging|production SERVICE 2026-11-29T10:15:00Z';

const [overlay, service, moment, ...more] = process.argv.slice(2);
if (overlay === undefined || service === undefined || moment === undefined || more.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  const steps = await releaseOf(overlay, 'restored', (folder) => run('kubectl', ['kustomize', folder]));
  process.stdout.write(
    // Quoted, since kubectl takes a plain `on` for a boolean.
    stringify(restoredCluster(steps.flat(), service, moment), {
      defaultStringType: 'QUOTE_DOUBLE',
      defaultKeyType: 'PLAIN',
    }),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
