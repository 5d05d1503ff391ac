import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { openGateway } from '../../open-gateway.js';
import { trustedDocuments } from '../../trusted-documents.js';
import { serveCandidate } from './candidate.js';

// The whole gateway with every check on, as it runs in production.
serveCandidate(async ({ env, graph, documents }) => {
  const gateway = await openGateway({
    env,
    log: silentLog,
    files: {
      graphs: { customer: graph, admin: graph },
      documents: trustedDocuments([documents]),
      openApi: {},
    },
    rest: false,
  });
  return gateway.port;
});
