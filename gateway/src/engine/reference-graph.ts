import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
  ApolloServerPluginSchemaReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { tokenLimit } from '../limits.js';
import type { GraphContext } from '../graph-context.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { Graph, GraphSettings } from '../graph.js';

/** The engine of Apollo, as its manual sets it up: what ours is compared with, and stands in for it where `GRAPH_ENGINE` says so. */
export async function openReferenceGraph(settings: GraphSettings): Promise<Graph> {
  const gateway = new ApolloGateway({
    supergraphSdl: settings.supergraphSdl,
    buildService: ({ name }) => settings.sourceOf(name),
    __exposeQueryPlanExperimental: false,
    queryPlannerConfig: { cache: settings.plans },
    telemetry: { includeDocument: false, recordExceptions: 1 },
    logger: engineLog(settings.log),
  });
  const server = new ApolloServer<GraphContext>({
    gateway,
    logger: engineLog(settings.log),
    nodeEnv: 'production',
    // Refused per caller by the guard, which knows who asks.
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    maxRecursiveSelections: 5_000,
    parseOptions: { maxTokens: tokenLimit },
    validationOptions: { maxErrors: 5 },
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
    ],
  });
  await server.start();
  return {
    async execute(request, contextValue) {
      // The engine adds defaults to the variables it is given.
      const own = { ...request, variables: { ...request.variables } };
      const { body } = await server.executeOperation(own, { contextValue });
      if (body.kind !== 'single') throw new Error('the engine answered in parts');
      return body.singleResult;
    },
    stop: () => server.stop(),
  };
}

/** The engine logs texts; ours are constant with the words in a field. */
function engineLog(log: Log) {
  const line = (level: 'debug' | 'info' | 'warn' | 'error') => (message?: unknown) =>
    log[level]({ engine: String(message) }, 'the graph engine says');
  return { debug: () => undefined, info: () => undefined, warn: line('warn'), error: line('error') };
}
