import { createHash } from 'node:crypto';
import { json } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';

const TOKEN_SECONDS = 900;
const HOUR_MS = 3_600_000;
const BIS = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** By the last digits of a tax number: what its mailbox does. @type {Readonly<Record<string, string>>} */
const COURSES = { 404: 'unknown', 422: 'not-passed', 406: 'rejected', 202: 'slow' };

/**
 * @typedef {object} Sent
 * @property {string} documentId
 * @property {string} key
 * @property {string} number
 * @property {string} receiver
 * @property {string} course
 * @property {string} xml
 * @property {Date} at
 */

/** What the provider knows. */
class Desk {
  /** @type {Sent[]} */
  sent = [];
  /** @type {Map<string, number>} */
  tokens = new Map();
  /** @type {Map<string, string>} */
  decided = new Map();

  /** @param {import('../core/world.mjs').World} world */
  constructor(world) {
    this.world = world;
  }

  reset() {
    this.sent = [];
    this.tokens.clear();
    this.decided.clear();
  }

  /** @param {string} receiver */
  courseOf(receiver) {
    return this.decided.get(receiver) ?? COURSES[receiver.slice(-3)] ?? 'prompt';
  }

  /** @param {string | undefined} authorization */
  knows(authorization) {
    const endsAt = this.tokens.get((authorization ?? '').replace('Bearer ', ''));
    return endsAt !== undefined && endsAt > this.world.clock.now().getTime();
  }

  /** @type {import('../core/answers.mjs').Handler} */
  issue = ({ json: body }) => {
    const { grant_type: grant, client_id: id, client_secret: secret } = body();
    if (
      grant !== 'client_credentials' ||
      id !== CREDENTIALS.eInvoiceClient ||
      secret !== CREDENTIALS.eInvoiceSecret
    )
      return problem(401, 'INVALID_CLIENT');
    const token = this.world.ids.uuid();
    this.tokens.set(token, this.world.clock.now().getTime() + TOKEN_SECONDS * 1000);
    return json(200, {
      access_token: token,
      refresh_token: this.world.ids.uuid(),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
    });
  };

  /** @type {import('../core/answers.mjs').Handler} */
  send = ({ json: body, headers }) => {
    const { receiverPeppolId: receiver = '', xml = '' } = body();
    const key = headers['idempotency-key'] ?? this.world.ids.uuid();
    const before = this.sent.find((one) => one.key === key);
    if (before !== undefined)
      return before.xml === xml
        ? json(200, { ...accepted(before), duplicate: true })
        : problem(409, 'idempotency_conflict');
    const course = this.courseOf(receiver);
    if (course === 'unknown') return problem(422, 'RECEIVER_NOT_FOUND');
    const rule = brokenRule(xml, receiver) ?? (course === 'not-passed' ? 'BR-06' : undefined);
    if (rule !== undefined) return problem(422, 'VALIDATION_FAILED', { rule });
    const number = /<cbc:ID>([^<]*)<\/cbc:ID>/.exec(xml)?.[1] ?? '';
    if (this.sent.some((one) => one.number === number && one.course !== 'rejected'))
      return problem(409, 'DUPLICATE_INVOICE_NUMBER');
    const one = {
      documentId: this.world.ids.uuid(),
      key,
      number,
      receiver,
      course,
      xml,
      at: this.world.clock.now(),
    };
    this.sent.push(one);
    return json(201, accepted(one));
  };

  /** @type {import('../core/answers.mjs').Handler} */
  status = ({ params: { id = '' } }) => {
    const one = this.sent.find(({ documentId }) => documentId === id);
    if (one === undefined) return problem(404, 'NOT_FOUND');
    const arrived = one.course !== 'slow' || this.world.clock.now().getTime() - one.at.getTime() >= HOUR_MS;
    const word = one.course === 'rejected' ? 'REJECTED' : arrived ? 'DELIVERED' : 'SENT';
    const detail = one.course === 'rejected' ? 'SIMULATOR: the receiver does not know this order.' : null;
    return json(200, {
      id,
      status: word,
      receiverPeppolId: one.receiver,
      statusHistory: [
        { status: 'SENT', timestamp: one.at.toISOString(), detail: null },
        { status: word, timestamp: this.world.clock.now().toISOString(), detail },
      ],
      validationResult: null,
      deliveredAt: word === 'DELIVERED' ? this.world.clock.now().toISOString() : null,
      acknowledgedAt: null,
      invoiceResponseStatus: null,
    });
  };
}

/**
 * A delivery provider of the Peppol network. What a mailbox does follows from the end of its number: 404 is in no register, 422 does not pass the check, 406 is
 * rejected by the receiver, 202 arrives an hour later; every other at once. `/__sim/epostak/mailboxes` `{ "receiver", "course" }` says otherwise.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function epostak(world) {
  const desk = new Desk(world);
  /** @param {import('../core/answers.mjs').Handler} handler @returns {import('../core/answers.mjs').Handler} */
  const signedIn = (handler) => (asked) =>
    desk.knows(asked.headers['authorization']) ? handler(asked) : problem(401, 'UNAUTHORIZED');
  return {
    name: 'epostak',
    label: 'Delivery provider of e-invoices (Peppol)',
    routes: {
      'POST /api/v1/auth/token': desk.issue,
      'GET /api/v1/peppol/participants/:scheme/:number': signedIn(
        ({ params: { scheme = '', number = '' } }) => {
          const found =
            scheme === '0245' &&
            /^\d{10}$/.test(number) &&
            desk.courseOf(`${scheme}:${number}`) !== 'unknown';
          return json(200, {
            found,
            accepts: found,
            routingStatus: found ? 'ready' : 'participant_not_found',
            participantId: `${scheme}:${number}`,
            scheme,
            identifier: number,
          });
        },
      ),
      'POST /api/v1/documents/send': signedIn(desk.send),
      'GET /api/v1/documents/:id/status': signedIn(desk.status),
    },
    control: {
      'GET /documents': () => json(200, desk.sent),
      'POST /mailboxes': ({ json: body }) => {
        const { receiver, course } = body();
        if (typeof receiver !== 'string' || !['prompt', ...Object.values(COURSES)].includes(course))
          throw new TypeError(
            `"receiver" is an address such as 0245:2020202020, "course" one of prompt, ${Object.values(COURSES).join(', ')}.`,
          );
        desk.decided.set(receiver, course);
        return json(201, { receiver, course });
      },
      'POST /tokens/end': () => {
        desk.tokens.clear();
        return json(200, { ended: true });
      },
    },
    error: problemOf,
    reset: () => desk.reset(),
  };
}

/**
 * @param {number} status
 * @param {string} code
 * @param {object} [more]
 */
function problem(status, code, more = {}) {
  return json(status, { error: { code, message: code.toLowerCase().replaceAll('_', ' '), ...more } });
}

/** @param {number} status @param {string} message */
function problemOf(status, message) {
  return json(status, { error: { code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', message } });
}

/** @param {Sent} one */
function accepted({ documentId, xml }) {
  return {
    documentId,
    messageId: `${documentId}@simulator`,
    status: 'SENT',
    payloadSha256: createHash('sha256').update(xml).digest('hex'),
  };
}

/**
 * The rule of the network that a document breaks, of those we look at.
 * @param {string} xml
 * @param {string} receiver
 */
function brokenRule(xml, receiver) {
  const endpoints = [...xml.matchAll(/<cbc:EndpointID schemeID="(\d{4})">([^<]+)<\/cbc:EndpointID>/g)].map(
    ([, scheme, number]) => `${scheme}:${number}`,
  );
  if (!xml.includes(`<cbc:CustomizationID>${BIS}</cbc:CustomizationID>`)) return 'PEPPOL-EN16931-R004';
  if (!/<cbc:ProfileID>urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0<\/cbc:ProfileID>/.test(xml))
    return 'PEPPOL-EN16931-R007';
  if (!/<cac:OrderReference>|<cbc:BuyerReference>/.test(xml)) return 'PEPPOL-EN16931-R003';
  if (endpoints.length < 2) return 'PEPPOL-EN16931-R020';
  return endpoints[1] === receiver ? undefined : 'PEPPOL-EN16931-R010';
}
