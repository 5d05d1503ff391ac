import { Registry, register } from 'prom-client';
import { answerSubgraph, type SubgraphSettings } from '../edge/subgraph/serve.js';
import { openDoor, type Door } from '../runtime/process/door.js';
import { programHealth } from '../runtime/process/program-health.js';

/** A service that answers on a free port of this machine. `ownFigures`: its `/metrics` are those of the process, as where it runs alone. */
export async function serveSubgraph({
  ownFigures = false,
  ...settings
}: SubgraphSettings & { readonly ownFigures?: boolean }): Promise<Door> {
  const door = await openDoor({
    host: '127.0.0.1',
    port: 0,
    health: programHealth(),
    metrics: ownFigures ? register : new Registry(),
  });
  door.answerBy(answerSubgraph(settings));
  return door;
}
