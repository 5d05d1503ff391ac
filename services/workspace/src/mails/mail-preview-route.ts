import type { ExtraRoute } from '@cotta/kit/subgraph/extra-route.js';
import { sendJson } from '@cotta/kit/subgraph/http-body.js';
import { previewMail } from '../letters/mail-preview.js';

/** A letter with made-up facts, for whoever works on its words. The gateway decides who may look. */
export const mailPreviewRoute: ExtraRoute = {
  method: 'GET',
  path: '/internal/mail-preview/:name',
  handle: async ({ response, params, search }) => {
    const mail = await previewMail(params.name ?? '', search.get('locale') ?? 'en');
    if (mail === undefined) sendJson(response, 404, { code: 'NOT_FOUND' });
    else sendJson(response, 200, mail);
  },
};
