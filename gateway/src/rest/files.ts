import type { Request, Response } from 'express';
import type { Caller } from '../caller.js';
import { spendBudget } from '../request-budget.js';
import { passOnAnswer } from './pass-on-answer.js';
import { identify, showLimit, type RestSettings } from './run-route.js';
import { innerHeaders, streamsOf, type ServiceStreams } from './service-streams.js';
import { FILE_COST, upload } from './upload.js';

export interface FileRoutes {
  upload(request: Request, response: Response): Promise<void>;
  download(request: Request, response: Response): Promise<void>;
  /** The file behind an address that a document told in `url`, for who may read the document. */
  open(url: string, caller: Caller, response: Response): Promise<void>;
  emailPreview(request: Request, response: Response): Promise<void>;
  calendar(request: Request, response: Response): Promise<void>;
  evidence(request: Request, response: Response): Promise<void>;
  issuedDocument(request: Request, response: Response): Promise<void>;
  chainProof(request: Request, response: Response): Promise<void>;
  accountingExport(request: Request, response: Response): Promise<void>;
  translatedInvoice(request: Request, response: Response): Promise<void>;
  documentPreview(request: Request, response: Response): Promise<void>;
  monitoringReport(request: Request, response: Response): Promise<void>;
  close(): Promise<void>;
}

type Callers = Pick<RestSettings, 'callers' | 'limiter'>;

/** Files pass through in pieces; nothing is kept here. */
export function fileRoutes(
  urls: Readonly<Record<'workspace' | 'trademarks' | 'invoicing' | 'cases' | 'subscriptions', string>>,
  settings: Callers,
): FileRoutes {
  const workspace = streamsOf(urls.workspace);
  const trademarks = streamsOf(urls.trademarks);
  const invoicing = streamsOf(urls.invoicing);
  const cases = streamsOf(urls.cases);
  const subscriptions = streamsOf(urls.subscriptions);
  return {
    close: async () =>
      void (await Promise.all(
        [workspace, trademarks, invoicing, cases, subscriptions].map((streams) => streams.close()),
      )),
    upload: (request, response) => upload(request, response, { workspace, settings }),
    ...documentRoutes(workspace, settings),
    ...moneyRoutes(invoicing, settings),
    monitoringReport: madeWhenAsked(subscriptions, settings, {
      needs: 'session',
      pathOf: (request) => `/internal/monitoring-report/${named(request, 'id')}/file`,
    }),
    async evidence(request, response) {
      const caller = await callerOfDownload(request, settings);
      // Everything of a case, read and packed anew: it costs as a file does.
      const cost = { cost: FILE_COST, isNewDocument: false, unlimitedDocuments: true };
      showLimit(response, await spendBudget(settings.limiter, caller, cost));
      const path = `/internal/evidence/${named(request, 'hash')}`;
      await passOnAnswer(
        response,
        await cases.ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }),
      );
    },
    async calendar(request, response) {
      const caller = await callerOfDownload(request, settings);
      const path = `/internal/calendar/${named(request, 'token')}`;
      await passOnAnswer(
        response,
        await trademarks.ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }),
      );
    },
  };
}

function documentRoutes(
  { ask }: ServiceStreams,
  settings: Callers,
): Pick<FileRoutes, 'download' | 'open' | 'emailPreview' | 'issuedDocument' | 'chainProof'> {
  const ofChain = (part: '' | '/proof') => async (request: Request, response: Response) => {
    const caller = await callerOfDownload(request, settings);
    // Links and stamps are worked out anew: it costs as a file does.
    const cost = { cost: FILE_COST, isNewDocument: false, unlimitedDocuments: true };
    showLimit(response, await spendBudget(settings.limiter, caller, cost));
    const path = `/internal/issued-documents/${named(request, 'fingerprint')}${part}`;
    await passOnAnswer(
      response,
      await ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }),
    );
  };
  return {
    issuedDocument: ofChain(''),
    chainProof: ofChain('/proof'),
    async open(url, { viewerToken }, response) {
      const { pathname, search } = new URL(url, 'http://document.invalid');
      const path = `${pathname.replace(/^\/api\/document\//, '/internal/documents/')}${search}`;
      await passOnAnswer(response, await ask({ method: 'GET', path, headers: innerHeaders(viewerToken) }));
    },
    async download(request, response) {
      const caller = await callerOfDownload(request, settings);
      const { token, preview, office } = request.query;
      const path = `/internal/documents/${named(request, 'id')}/content?token=${encodeURIComponent(typeof token === 'string' ? token : '')}${preview === '1' ? '&preview=1' : ''}${office === 'EUIPO' ? '&office=EUIPO' : ''}`;
      await passOnAnswer(
        response,
        await ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }),
      );
    },
    async emailPreview(request, response) {
      const caller = await identify(request, { needs: 'staff' }, settings.callers);
      const { locale } = request.query;
      const path = `/internal/mail-preview/${named(request, 'name')}?locale=${encodeURIComponent(typeof locale === 'string' ? locale : 'en')}`;
      await passOnAnswer(
        response,
        await ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }),
      );
    },
  };
}

interface MadePaper {
  readonly needs: 'staff' | 'session';
  readonly pathOf: (request: Request) => string;
}

/** A paper that is made when it is asked for, so it costs. */
function madeWhenAsked({ ask }: ServiceStreams, settings: Callers, { needs, pathOf }: MadePaper) {
  return async (request: Request, response: Response): Promise<void> => {
    const caller = await identify(request, { needs }, settings.callers);
    const cost = { cost: FILE_COST, isNewDocument: false, unlimitedDocuments: true };
    showLimit(response, await spendBudget(settings.limiter, caller, cost));
    const path = `${pathOf(request)}?${searchOf(request)}`;
    await passOnAnswer(
      response,
      await ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }),
    );
  };
}

/** Papers about money. */
function moneyRoutes(
  invoicing: ServiceStreams,
  settings: Callers,
): Pick<FileRoutes, 'accountingExport' | 'translatedInvoice' | 'documentPreview'> {
  return {
    accountingExport: madeWhenAsked(invoicing, settings, {
      needs: 'staff',
      pathOf: () => '/internal/accounting-export',
    }),
    translatedInvoice: madeWhenAsked(invoicing, settings, {
      needs: 'session',
      pathOf: (request) => `/internal/invoice-by-reference/${named(request, 'ref')}/translated`,
    }),
    documentPreview: madeWhenAsked(invoicing, settings, {
      needs: 'session',
      pathOf: (request) => `/internal/product/${named(request, 'id')}/preview-document`,
    }),
  };
}

function searchOf({ query }: Request): string {
  return new URLSearchParams(
    Object.entries(query).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  ).toString();
}

/** A part of the path, safe to stand in another one. */
function named({ params }: Request, name: string): string {
  return encodeURIComponent(String(params[name]));
}

/** The link itself opens the file; who holds it does not matter. */
async function callerOfDownload(request: Request, settings: Pick<RestSettings, 'callers'>) {
  delete request.headers['x-link-token'];
  return settings.callers.identify(request);
}
