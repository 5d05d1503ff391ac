import { json, nothing } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { BEHAVIOURS, PartnerDesk } from './partner-desk.mjs';
import { isGenuine } from './partner-signature.mjs';

/**
 * A filing partner: takes our signed webhooks and answers to our partner interface.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function partner(world) {
  const desk = new PartnerDesk(world);
  return {
    name: 'partner',
    label: `A filing partner's receiver, behaving as its address says: ${BEHAVIOURS.join(', ')}`,
    routes: {
      'POST /webhooks/:behaviour': ({ params: { behaviour = '' }, headers, raw, json: body }) => {
        if (behaviour === 'gone') return json(410, { error: 'This receiver was closed' });
        if (behaviour === 'redirects')
          return { status: 302, headers: { location: 'http://10.0.0.1/' }, body: '' };
        if (!BEHAVIOURS.some((known) => known === behaviour)) return json(404, { error: 'No such receiver' });
        if (!isGenuine(headers, raw.toString(), world.clock.now()))
          return json(401, { error: 'The signature is not right' });
        desk.take({
          messageId: headers['webhook-id'] ?? '',
          instructionId: String(body().data?.instruction_id ?? ''),
          behaviour,
        });
        return nothing();
      },
    },
    control: {
      'POST /callback': ({ json: body }) => {
        const { url, key = CREDENTIALS.partnerKey } = body();
        if (!URL.canParse(url)) throw new TypeError('"url" must be an address.');
        desk.callback = { url, key };
        return json(200, { url });
      },
      'POST /filed': async ({ json: body }) => {
        const { instructionId, number, filedOn } = body();
        await desk.reply(instructionId, 'filing', { application_number: number, filing_date: filedOn });
        return json(200, desk.replies.at(-1) ?? { error: 'no callback is set' });
      },
      'POST /returned': async ({ json: body }) => {
        const { instructionId, reason } = body();
        await desk.reply(instructionId, 'rejection', { reason });
        return json(200, desk.replies.at(-1) ?? { error: 'no callback is set' });
      },
      'GET /received': () => json(200, { received: desk.received, replies: desk.replies }),
    },
    error: (status, message) => json(status, { error: message }),
    reset: () => desk.reset(),
  };
}
