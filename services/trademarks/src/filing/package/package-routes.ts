import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { packageSubject } from './filing-package.js';
import { handOut, reportWanted, type HandOutParts } from './hand-out.js';

const PATH = '/internal/trademarks/:id/filing-package';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The package of a mark for colleagues, who file at the office's own site or look at what a partner gets. */
export function packageRoutes(runtime: CommandRuntime, encryptionKey: string): readonly ExtraRoute[] {
  const behind =
    (then: (call: RouteCall, parts: HandOutParts) => Promise<void>) =>
    async (call: RouteCall): Promise<void> => {
      const {
        response,
        params,
        context: { viewer },
      } = call;
      const id = params['id'] ?? '';
      const subject =
        staff.includes(viewer.role) && UUID.test(id)
          ? await packageSubject(runtime.db.manager, id, id)
          : undefined;
      if (subject === undefined)
        return sendJson(response, 404, { status: 404, code: 'NOT_FOUND', detail: 'There is no such mark.' });
      await then(call, {
        runtime,
        encryptionKey,
        subject,
        to: { filingId: null, partner: null, colleagueId: viewer.userId ?? null },
      });
    };
  return [
    { method: 'GET', path: `${PATH}/wanted`, handle: behind(reportWanted) },
    { method: 'POST', path: `${PATH}/handed`, handle: behind(handOut) },
  ];
}
