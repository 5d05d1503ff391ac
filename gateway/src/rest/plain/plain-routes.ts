import { hintDoor } from '../../hints/hint-door.js';
import { clientLog } from '../client-log.js';
import { webhookPaths, workerPaths } from '../webhooks.js';
import { fileDoors } from './file-routes.js';
import { oauthDoors } from './oauth-routes.js';
import { partnerEventRoute } from './partner-event-route.js';
import { partnerDoors } from './partner-routes.js';
import type { PlainRoute } from './plain-route.js';
import { sandboxRoutes } from './sandbox-routes.js';
import { sessionRoutes } from './session-routes.js';

const undocumented: readonly PlainRoute[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    about: { undocumented: 'It is the description.' },
    run:
      ({ openApi }) =>
      (_request, response) =>
        void response.json(openApi),
  },
  {
    method: 'post',
    path: '/api/log',
    about: { undocumented: 'Our own pages report here what went wrong in them.' },
    run: ({ callers, log, now }) => clientLog({ callers, log, now: () => now().getTime() }),
  },
  {
    method: 'get',
    path: '/api/desk/events',
    about: { undocumented: 'Screens of the staff hear here that what they show has changed.' },
    run: ({ callers, hints }) => hintDoor({ callers, feed: hints }),
  },
  ...webhookPaths.map((path): PlainRoute => ({
    method: 'post',
    path,
    about: { undocumented: 'Its vendor calls it, in the vendor’s own form and signature.' },
    run:
      ({ webhooks }) =>
      (request, response) =>
        webhooks[path].receive(request, response),
  })),
  ...workerPaths.map((path): PlainRoute => ({
    method: 'post',
    path,
    about: { undocumented: 'Our own workers call it, each call signed.' },
    run:
      ({ webhooks }) =>
      (request, response) =>
        webhooks[path].receive(request, response),
  })),
];

/** Everything that is no row of the facade. What is served and what is described both come from here. */
export const plainRoutes: readonly PlainRoute[] = [
  ...sessionRoutes,
  ...undocumented,
  ...partnerDoors,
  ...oauthDoors,
  partnerEventRoute,
  ...sandboxRoutes,
  ...fileDoors,
];
