import {
  partnerEventScopes,
  partnerEventTypeNames,
  partnerEventTypes,
} from '@cotta/reference/partner-event-types.js';
import type { JsonSchema } from '../json-schema.js';
import type { Doors, PlainRoute } from './plain-route.js';

const event: JsonSchema = {
  type: 'object',
  required: ['id', 'type', 'version', 'timestamp', 'record', 'data'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    type: {
      type: 'string',
      enum: [...partnerEventTypeNames],
      'x-event-types': partnerEventTypeNames.map((type) => ({ type, ...partnerEventTypes[type] })),
    },
    version: { type: 'integer' },
    timestamp: { type: 'string', format: 'date-time' },
    record: {
      type: 'object',
      required: ['type', 'id', 'version'],
      properties: {
        type: { type: 'string' },
        id: { type: 'string', format: 'uuid' },
        version: { type: 'integer' },
      },
    },
    data: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** What happened in the account a program works for, from any place on. */
export const partnerEventRoute: PlainRoute<Pick<Doors, 'partnerEvents'>> = {
  method: 'get',
  path: '/api/partner/events',
  run:
    ({ partnerEvents }) =>
    (request, response) =>
      partnerEvents.read(request, response),
  about: {
    summary: 'What happened to the records of the account, in one order, from any place on',
    description:
      'Kept for thirteen months, each event as far as the scopes of the token reach: its data never says more than ids, dates and statuses. Within a record `version` grows. Types you do not know are to be skipped: the list grows. With `Accept: text/event-stream` the events come as server-sent events, whose `id` is the place to go on from.',
    needs: 'program',
    scopes: partnerEventScopes,
    query: {
      after: {
        schema: { type: 'string', pattern: '^\\d{1,9}-\\d{1,18}$' },
        doc: 'The `next` of the answer before; nothing to begin with the first event that is kept.',
      },
      limit: { schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } },
      wait: {
        schema: { type: 'integer', minimum: 0, maximum: 25, default: 0 },
        doc: 'Seconds to wait for the first event where there is none.',
      },
    },
    headers: {
      'Last-Event-ID': {
        schema: { type: 'string' },
        doc: 'Of a stream that is taken up again, in place of `after`.',
      },
    },
    answers: {
      status: 200,
      description: 'Events in their order, and where to go on',
      types: ['application/json', 'text/event-stream'],
      schema: {
        type: 'object',
        required: ['events', 'next', 'more'],
        properties: {
          events: { type: 'array', items: event },
          next: { type: 'string' },
          more: { type: 'boolean' },
        },
      },
    },
    errors: [400, 401, 403, 410, 429, 503],
  },
};
