import type { Request, Response } from 'express';
import type { Caller } from '../../caller.js';
import { EdgeRefusal } from '../../graph-error.js';
import { problem } from '../../problem.js';
import { spendBudget } from '../../request-budget.js';
import { identify, showLimit, type RestSettings } from '../run-route.js';
import { innerHeaders } from '../service-streams.js';
import { collectFiles, isRefused, type FileQuestion, type FileServices } from './collect-files.js';
import { sendZip } from './send-files.js';

const PACKAGE_COST = 200;

export interface StaffPackages {
  filingPackage(request: Request, response: Response): Promise<void>;
  filingConfirmations(request: Request, response: Response): Promise<void>;
}

/** Archives for colleagues: what goes to an office, and what offices confirmed. */
export function staffPackages(
  services: FileServices,
  settings: Pick<RestSettings, 'callers' | 'limiter'>,
): StaffPackages {
  const send = async (
    request: Request,
    response: Response,
    about: (caller: Caller) => Omit<FileQuestion, 'headers'>,
  ): Promise<void> => {
    const caller = await identify(request, { needs: 'staff' }, settings.callers);
    const question = about(caller);
    showLimit(
      response,
      await spendBudget(settings.limiter, caller, {
        cost: PACKAGE_COST,
        isNewDocument: false,
        unlimitedDocuments: true,
      }),
    );
    const collected = await collectFiles(services, {
      ...question,
      headers: innerHeaders(caller.viewerToken),
    });
    if (!isRefused(collected)) return sendZip(response, collected);
    const { status, code, detail } = collected;
    response
      .status(status)
      .type('application/problem+json')
      .send(problem(status, code, { detail }));
  };
  return {
    filingPackage: (request, response) =>
      send(request, response, () => ({
        path: `/internal/trademarks/${encodeURIComponent(String(request.params['id']))}/filing-package`,
      })),
    filingConfirmations: (request, response) =>
      send(request, response, ({ viewer }) => {
        if (viewer.role !== 'admin') throw new EdgeRefusal('FORBIDDEN', 'This is for admins.');
        const text = (name: string): string =>
          typeof request.query[name] === 'string' ? request.query[name] : '';
        return {
          path: '/internal/filing-confirmations',
          search: `?${new URLSearchParams({ from: text('from'), to: text('to') }).toString()}`,
        };
      }),
  };
}
