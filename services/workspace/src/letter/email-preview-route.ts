import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import { sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { previewEmail } from './email-preview.js';
import { previewSms } from '../text-message/sms-preview.js';

/** A letter or a text message with made-up facts, for whoever works on its words. The gateway decides who may look. */
export const emailPreviewRoute: ExtraRoute = {
  method: 'GET',
  path: '/internal/mail-preview/:name',
  handle: async ({ response, params, search }) => {
    const [name, locale] = [params.name ?? '', search.get('locale') ?? 'en'];
    const email = previewEmail(name, locale) ?? previewSms(name, locale);
    if (email === undefined) sendJson(response, 404, { code: 'NOT_FOUND' });
    else sendJson(response, 200, email);
  },
};
