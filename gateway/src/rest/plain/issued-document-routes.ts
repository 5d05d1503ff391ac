import type { Doors, PlainRoute } from './plain-route.js';

const fingerprint = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

/** Whether a file is as it was issued, for whoever has it. */
export const issuedDocumentDoors: readonly PlainRoute<Pick<Doors, 'files'>>[] = [
  {
    method: 'get',
    path: '/api/verify/{fingerprint}',
    run: ({ files }) => files.issuedDocument,
    about: {
      summary:
        'The document we issued with just these bytes, its place in the chain of all of them, and its stamp',
      needs: 'anyone',
      description:
        'A fingerprint is the SHA-256 of a file. 404, NOT_ISSUED: we issued no file with just these bytes; 400, NOT_A_FINGERPRINT: give 64 characters, 0 to 9 and a to f.',
      path: { fingerprint },
      answers: {
        status: 200,
        description: 'Worked out anew from the stored links and stamps',
        types: ['application/json'],
        schema: {
          type: 'object',
          required: ['fingerprint', 'kind', 'issuedOn', 'place', 'month', 'link', 'unaltered'],
          properties: {
            fingerprint,
            kind: { type: 'string' },
            issuedOn: { type: 'string', format: 'date' },
            place: { type: 'integer', minimum: 1 },
            month: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
            link: fingerprint,
            previous: { type: ['string', 'null'] },
            next: { type: ['string', 'null'] },
            unaltered: { type: 'boolean' },
            stampedAt: { type: ['string', 'null'], format: 'date-time' },
            stampedBy: { type: ['string', 'null'] },
            monthRoot: { type: ['object', 'null'] },
          },
        },
      },
      errors: [400, 401, 404, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/verify/{fingerprint}/proof',
    run: ({ files }) => files.chainProof,
    about: {
      summary: 'Everything needed to check without us that we issued a file, for whoever has its fingerprint',
      needs: 'anyone',
      path: { fingerprint },
      answers: {
        status: 200,
        description: 'The links of the chain from the document to a stamped one, and the stamps',
        types: ['application/json'],
        schema: { type: 'object', required: ['form', 'document', 'links', 'stamps'] },
      },
      errors: [401, 404, 429, 503],
    },
  },
];
