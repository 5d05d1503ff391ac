import type { AddressInfo } from 'node:net';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { serveCandidate } from './candidate.js';

// The same engine as its manual sets it up: Express in front, its own HTTP client behind, no checks.
serveCandidate(async ({ graph, services }) => {
  const gateway = new ApolloGateway({
    supergraphSdl: graph.supergraphSdl,
    buildService: ({ name }) =>
      new RemoteGraphQLDataSource({ url: `${services[name as keyof typeof services]}/graphql` }),
  });
  const server = new ApolloServer({ gateway });
  await server.start();
  const app = express();
  app.use('/graphql', express.json(), expressMiddleware(server));
  return new Promise((done) => {
    const listener = app.listen(0, '127.0.0.1', () => done((listener.address() as AddressInfo).port));
  });
});
