import { partnerDescription, partnerDescriptionPath } from '../partner/describe-partner.js';
import { partnerBodyLimitBytes } from '../partner-interface.js';
import type { JsonSchema } from '../json-schema.js';
import type { Doors, Parameter, PlainRoute } from './plain-route.js';

const BASE = '/api/partner/filing-instructions/{id}';
const READ_ERRORS = [401, 403, 404, 429, 503] as const;

/** Writes are signed like our announcements, and carry a key that makes a repeat do nothing more. */
const signed: Readonly<Record<string, Parameter>> = {
  'idempotency-key': {
    schema: { type: 'string', maxLength: 200 },
    required: true,
    doc: 'Which call this is: again with the same key it changes nothing.',
  },
  'webhook-id': { schema: { type: 'string' }, required: true },
  'webhook-timestamp': {
    schema: { type: 'string' },
    required: true,
    doc: 'Seconds since 1970; no older than five minutes.',
  },
  'webhook-signature': {
    schema: { type: 'string' },
    required: true,
    doc: '`v1,` and the HMAC-SHA256 of `id.timestamp.body`, base64: Standard Webhooks.',
  },
};

type PartnerRoute = PlainRoute<Pick<Doors, 'partners' | 'openApi'>>;

function write(
  part: 'acknowledgement' | 'filing' | 'rejection',
  summary: string,
  schema: JsonSchema,
): PartnerRoute {
  return {
    method: 'post',
    path: `${BASE}/${part}`,
    run:
      ({ partners }) =>
      (request, response) =>
        partners.passOn(request, response, part),
    about: {
      summary,
      needs: 'partner',
      headers: signed,
      takes: {
        type: 'application/json',
        schema,
        description: `No more than ${partnerBodyLimitBytes} bytes.`,
      },
      answers: { status: 204, description: 'Done, or done before' },
      errors: [400, 401, 403, 404, 409, 413, 429, 503],
    },
  };
}

/** What filing partners call, each with a key of its own; and what programs may call, in words of OpenAPI. */
export const partnerDoors: readonly PartnerRoute[] = [
  {
    method: 'get',
    path: partnerDescriptionPath,
    run:
      ({ openApi }) =>
      (_request, response) =>
        void response.json(partnerDescription(openApi)),
    about: {
      summary: 'The partner interface alone, in the words of OpenAPI',
      needs: 'anyone',
      answers: { status: 200, description: 'Found', types: ['application/json'], schema: { type: 'object' } },
      errors: [],
    },
  },
  {
    method: 'get',
    path: BASE,
    run:
      ({ partners }) =>
      (request, response) =>
        partners.passOn(request, response),
    about: {
      summary: 'A filing instruction: its office, how far it is, and where its files are',
      needs: 'partner',
      answers: {
        status: 200,
        description: 'Found',
        types: ['application/json'],
        schema: {
          type: 'object',
          required: ['instruction_id', 'office', 'status', 'package', 'document'],
          properties: {
            instruction_id: { type: 'string', format: 'uuid' },
            office: { type: 'string' },
            status: { type: 'string' },
            package: { type: 'string' },
            document: { type: 'string' },
          },
        },
      },
      errors: READ_ERRORS,
    },
  },
  {
    method: 'get',
    path: `${BASE}/package`,
    run: ({ partners }) => partners.files,
    about: {
      summary: 'The application in the manner of ST.96 with its documents',
      needs: 'partner',
      answers: {
        status: 200,
        description: 'One archive; one that broke off opens nowhere',
        types: ['application/zip'],
      },
      errors: [...READ_ERRORS, 409].toSorted(),
    },
  },
  {
    method: 'get',
    path: `${BASE}/document/{documentId}`,
    run: ({ partners }) => partners.files,
    about: {
      summary: 'One document of the package',
      needs: 'partner',
      answers: {
        status: 200,
        description: 'The document',
        types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'],
      },
      errors: [...READ_ERRORS, 409].toSorted(),
    },
  },
  write('acknowledgement', 'The package has arrived', { type: 'object' }),
  write('filing', 'The office gave a number and a day', {
    type: 'object',
    required: ['application_number', 'filing_date'],
    properties: {
      application_number: { type: 'string', minLength: 1, maxLength: 60 },
      filing_date: { type: 'string', format: 'date' },
    },
  }),
  write('rejection', 'It cannot be filed so', {
    type: 'object',
    required: ['reason'],
    properties: { reason: { type: 'string', minLength: 1, maxLength: 2000 } },
  }),
];
