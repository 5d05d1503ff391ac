// Hive Gateway with its query planner in Rust, as its manual sets it up for speed: no logs, no landing page, plain node:http in front.
import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { unifiedGraphHandler } from '@graphql-hive/router-runtime';

process.on('message', (message) => {
  // The other messages are for what measures this process.
  if (typeof message !== 'object') return;
  // It asks services where the supergraph says they are.
  const supergraph = message.graph.supergraphSdl.replaceAll(
    /http:\/\/(\w+)\.internal/g,
    (_, name) => message.services[name],
  );
  const gateway = createGatewayRuntime({
    supergraph,
    unifiedGraphHandler,
    logging: false,
    landingPage: false,
    graphiql: false,
    healthCheckEndpoint: false,
    readinessCheckEndpoint: false,
  });
  const server = createServer(gateway);
  server.listen(0, '127.0.0.1', () => process.send?.({ listening: server.address().port }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ hearing: true });
