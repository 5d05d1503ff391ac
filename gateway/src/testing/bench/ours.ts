import { openGateway } from '../../open-gateway.js';
import { trustedDocuments } from '../../trusted-documents.js';
import { serveCandidate } from './candidate.js';

const noLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

// The whole gateway with every check on, as it runs in production.
serveCandidate(async ({ env, graph, documents }) => {
  const gateway = await openGateway({
    env,
    log: noLog,
    files: {
      graphs: { customer: graph, admin: graph },
      documents: trustedDocuments([documents]),
      openApi: {},
    },
    rest: false,
  });
  return gateway.port;
});
