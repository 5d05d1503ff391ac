import { uploadLimitBytes } from '../upload.js';
import { issuedDocumentDoors } from './issued-document-routes.js';
import type { Doors, Parameter, PlainRoute } from './plain-route.js';

type FileRoute = PlainRoute<Pick<Doors, 'files' | 'packages' | 'dataCopy' | 'portfolio'>>;

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
const locale = { schema: { type: 'string', enum: ['en', 'cs', 'sk', 'es'] } } as const satisfies Parameter;
const day = (doc: string): Parameter => ({ schema: { type: 'string', format: 'date' }, required: true, doc });

const documents: readonly FileRoute[] = [
  {
    method: 'post',
    path: '/api/document',
    run: ({ files }) => files.upload,
    about: {
      summary: `Takes one file of at most ${uploadLimitBytes} bytes: PNG, JPEG, WEBP, GIF or PDF`,
      needs: 'anyone',
      description:
        'What kind of file it is follows from its content. The token says once, within a day, what the file belongs to.',
      headers: {
        'x-file-name': {
          schema: { type: 'string', maxLength: 500 },
          doc: 'Name of the file, percent-encoded.',
        },
      },
      takes: {
        type: 'application/octet-stream',
        description: `The bytes, no more than ${uploadLimitBytes}.`,
      },
      answers: {
        status: 201,
        description: 'Kept',
        types: ['application/json'],
        schema: {
          type: 'object',
          required: ['documentId', 'uploadToken', 'mediaType', 'size'],
          properties: {
            documentId: { type: 'string', format: 'uuid' },
            uploadToken: { type: 'string' },
            mediaType: { type: 'string', enum: [...PICTURES, 'application/pdf'] },
            size: { type: 'integer', minimum: 1, maximum: uploadLimitBytes },
            beingChecked: {
              type: 'boolean',
              description: 'The virus scanner is away; until it has seen the file, its content is 409.',
            },
          },
        },
      },
      errors: [400, 401, 413, 415, 422, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/document/{id}/content',
    run: ({ files }) => files.download,
    about: {
      summary: 'The file itself, by a signed address',
      needs: 'link',
      description: 'The address that a document tells in `url` is good for five minutes.',
      query: {
        preview: {
          schema: { type: 'string', enum: ['1'] },
          doc: 'A picture at no more than 640 pixels, PNG.',
        },
        office: {
          schema: { type: 'string', enum: ['EUIPO'] },
          doc: 'A picture as this office takes it, JPEG of no more than 2,000,000 bytes; 409 when it is not what was uploaded.',
        },
      },
      answers: {
        status: 200,
        description: 'The file',
        types: [...PICTURES, 'application/pdf'],
        headers: {
          'content-digest': 'SHA-256 of the bytes, as in RFC 9530.',
          'source-digest': 'The same of the file as it was uploaded.',
        },
      },
      errors: [401, 404, 409, 410, 415, 503],
    },
  },
];

const money: readonly FileRoute[] = [
  {
    method: 'get',
    path: '/api/dev/export/invoice-entity/xml',
    run: ({ files }) => files.accountingExport,
    about: {
      summary: 'Invoices and credit notes of one issuer and period, for the books (Pohoda)',
      needs: 'staff',
      query: {
        entity: { schema: { type: 'string', default: 'SK01' }, doc: 'Code of the issuer.' },
        from: day('First day of issue.'),
        to: day('Last day of issue.'),
      },
      answers: { status: 200, description: 'One data pack', types: ['application/xml'] },
      errors: [400, 401, 403, 404, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/invoice/invoice-by-reference/{ref}/translated',
    run: ({ files }) => files.translatedInvoice,
    about: {
      summary: 'An invoice in another language, to be read: amounts and number are those of the original',
      needs: 'session',
      path: { ref: { type: 'string' } },
      query: { locale: { ...locale, doc: 'The language; without it the caller’s own.' } },
      answers: { status: 200, description: 'The document', types: ['application/pdf'] },
      errors: [400, 401, 404, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/product/{id}/preview-document',
    run: ({ files }) => files.documentPreview,
    about: {
      summary: 'The invoice of an order as it is or will be, or its payment request; nothing is stored',
      needs: 'session',
      query: {
        type: { schema: { type: 'string', enum: ['INVOICE', 'PAYMENT_REQUEST'] } },
        country: {
          schema: { type: 'string', minLength: 2, maxLength: 2 },
          doc: 'Says the language: ISO 3166-1.',
        },
      },
      answers: { status: 200, description: 'The document', types: ['application/pdf'] },
      errors: [400, 401, 404, 429, 503],
    },
  },
];

const reports: readonly FileRoute[] = [
  {
    method: 'get',
    path: '/api/monitoring-report/{id}/file',
    run: ({ files }) => files.monitoringReport,
    about: {
      summary: 'The report of a period of monitoring as a file, made from the report as it was given',
      needs: 'session',
      query: { locale: { ...locale, doc: 'The language; without it the caller’s own.' } },
      answers: { status: 200, description: 'The report', types: ['application/pdf'] },
      errors: [401, 404, 429, 503],
    },
  },
];

const archives: readonly FileRoute[] = [
  {
    method: 'get',
    path: '/api/data-copy/{id}',
    run: ({ dataCopy }) => dataCopy,
    about: {
      summary: 'The copy of one’s own data that was asked for: a JSON file of each service, and the files',
      needs: 'session',
      description: 'For the person alone, seven days long, once every service has put its part aside.',
      answers: {
        status: 200,
        description: 'One archive; one that broke off opens nowhere',
        types: ['application/zip'],
      },
      errors: [401, 404, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/portfolio/{id}',
    run: ({ portfolio }) => portfolio.archive,
    about: {
      summary:
        'The same copy in the open format cotta-portfolio: marks, dates, letters, documents, history and money as JSON Lines, with a manifest that proves them',
      needs: 'session',
      description:
        'For the person alone, seven days long, once every service has put its part aside. The form of the lines is published at /api/schemas/cotta-portfolio-1.json.',
      answers: {
        status: 200,
        description: 'One archive; one that broke off is found by its digest',
        types: ['application/zip'],
      },
      errors: [401, 404, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/schemas/cotta-portfolio-1.json',
    run: ({ portfolio }) => portfolio.schema,
    about: {
      summary: 'The form of an archive cotta-portfolio, version 1, as JSON Schema 2020-12',
      needs: 'anyone',
      answers: { status: 200, description: 'The schema', types: ['application/schema+json'] },
      errors: [401],
    },
  },
  {
    method: 'get',
    path: '/api/trademark/{id}/filing/package',
    run: ({ packages }) => packages.filingPackage,
    about: {
      summary: 'What goes to the office for a mark: the approved application and its documents',
      needs: 'staff',
      answers: {
        status: 200,
        description: 'One archive; one that broke off opens nowhere',
        types: ['application/zip'],
      },
      errors: [401, 403, 404, 409, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/dev/export/filing-confirmations/zip',
    run: ({ packages }) => packages.filingConfirmations,
    about: {
      summary: 'What offices confirmed of marks filed in a period: an index and the papers',
      needs: 'staff',
      description: 'For admins. No more than 2,000 marks at once.',
      query: { from: day('First day of filing.'), to: day('Last day of filing.') },
      answers: { status: 200, description: 'One archive', types: ['application/zip'] },
      errors: [400, 401, 403, 429, 503],
    },
  },
];

/** Files in and out. */
export const fileDoors: readonly FileRoute[] = [
  ...documents,
  ...money,
  ...reports,
  ...archives,
  {
    method: 'get',
    path: '/api/calendar/{token}.ics',
    run: ({ files }) => files.calendar,
    about: {
      summary: 'Deadlines as a calendar, by a secret address that its owner can end',
      needs: 'anyone',
      path: { token: { type: 'string' } },
      answers: { status: 200, description: 'RFC 5545', types: ['text/calendar'] },
      errors: [401, 404, 503],
    },
  },
  ...issuedDocumentDoors,
  {
    method: 'get',
    path: '/api/evidence/{hash}',
    run: ({ files }) => files.evidence,
    about: {
      summary:
        'All evidence of the case a manifest belongs to, with its stamps, for whoever was given the hash',
      needs: 'anyone',
      path: { hash: { type: 'string' } },
      answers: { status: 200, description: 'One archive', types: ['application/zip'] },
      errors: [404, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/api/dev/email/{name}',
    debug: true,
    run: ({ files }) => files.emailPreview,
    about: {
      summary: 'A letter or a text message with made-up facts',
      needs: 'staff',
      path: { name: { type: 'string' } },
      query: { locale },
      answers: {
        status: 200,
        description: 'Subject and texts',
        types: ['application/json'],
        schema: { type: 'object' },
      },
      errors: [401, 403, 404, 503],
    },
  },
];
