import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { bytesOf } from '../http-body.js';
import { spendBudget } from '../request-budget.js';
import { collectFiles, isRefused, type FileServices } from './packages/collect-files.js';
import { sendFile, sendZip } from './packages/send-files.js';
import { headersOf, innerHeaders, streamsOf } from './service-streams.js';
import { showLimit, type RestSettings } from './run-route.js';

export const partnerBodyLimitBytes = 65_536;
const ANSWER_MS = 15_000;
const CALL_COST = 20;
const PACKAGE_COST = 200;
const BASE = '/internal/partner/filing-instructions';
const HANDED_ON = [
  'content-type',
  'idempotency-key',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
] as const;
const PASSED_BACK = ['content-type', 'content-length', 'content-disposition', 'cache-control'] as const;

export interface PartnerInterface {
  /** `part`: what stands behind the id; nothing for the instruction itself. */
  passOn(request: Request, response: Response, part?: string): Promise<void>;
  /** The package, or the one document that the path names. */
  files(request: Request, response: Response): Promise<void>;
  close(): Promise<void>;
}

/** What filing partners call, with a key of their own in place of a sign-in. The service behind knows the keys and whose an instruction is;
 *  bodies pass byte for byte, because they are signed. */
export function partnerInterface(
  trademarksUrl: string,
  settings: Pick<RestSettings, 'callers' | 'limiter'> & { readonly files: FileServices },
): PartnerInterface {
  const service = streamsOf(trademarksUrl, {
    connections: 8,
    answerMs: ANSWER_MS,
    away: 'Instructions are not available at the moment.',
  });
  /** The key is no token of ours: to the edge the caller is anybody, counted by address. @returns what the service is told */
  const admit = async (
    request: Request,
    response: Response,
    cost: number,
  ): Promise<Record<string, string>> => {
    const key = request.get('authorization') ?? '';
    delete request.headers.authorization;
    showLimit(
      response,
      await spendBudget(settings.limiter, await settings.callers.identify(request), {
        cost,
        isNewDocument: false,
        unlimitedDocuments: true,
      }),
    );
    return { 'x-partner-authorization': key, ...innerHeaders(await settings.files.systemToken()) };
  };
  const passOn = async (request: Request, response: Response, part?: string): Promise<void> => {
    const inner = await admit(request, response, CALL_COST);
    const path = `${BASE}/${[String(request.params['id']), ...(part === undefined ? [] : [part])].map(encodeURIComponent).join('/')}`;
    const isPost = request.method === 'POST';
    const answer = await service.ask({
      method: isPost ? 'POST' : 'GET',
      path,
      headers: { ...headersOf(request, HANDED_ON), ...inner },
      body: isPost
        ? await bytesOf(request, partnerBodyLimitBytes, `An answer may have ${partnerBodyLimitBytes} bytes.`)
        : null,
    });
    response.status(answer.statusCode);
    for (const name of PASSED_BACK)
      if (answer.headers[name] !== undefined) response.setHeader(name, answer.headers[name]);
    await pipeline(answer.body, response);
  };
  const files = async (request: Request, response: Response): Promise<void> => {
    const { id, documentId } = request.params;
    const headers = await admit(request, response, PACKAGE_COST);
    const collected = await collectFiles(settings.files, {
      path: `${BASE}/${encodeURIComponent(String(id))}/files`,
      headers,
      ...(documentId === undefined ? {} : { documentId: String(documentId) }),
    });
    if (isRefused(collected))
      return void response.status(collected.status).setHeader('cache-control', 'no-store').json(collected);
    const [file] = collected.files;
    await (documentId !== undefined && file !== undefined
      ? sendFile(response, file)
      : sendZip(response, collected));
  };
  return {
    passOn,
    files,
    close: () => service.close(),
  };
}
