import type { JWK } from 'jose';
import type { GatewayEnv } from '../../env.js';
import type { GraphFiles } from '../../graph-files.js';
import type { ServiceName } from '../../service-names.js';

/** What the bench tells a candidate's process. */
export interface CandidateSetUp {
  readonly env: GatewayEnv;
  readonly graph: GraphFiles;
  readonly documents: Readonly<Record<string, string>>;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly accessKey: JWK;
}

/** Runs in a child process: says that it hears, and starts when told. */
export function serveCandidate(start: (setUp: CandidateSetUp) => Promise<number>): void {
  process.on('message', (message: CandidateSetUp | string) => {
    // The other messages are for what measures this process.
    if (typeof message === 'object') void start(message).then((port) => process.send?.({ listening: port }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ hearing: true });
}
