import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { z } from 'zod';
import { filingDownload } from '../filing-download.record.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { documentFacts } from './document-facts.js';
import { filingPackage, papersWanted, type PackageSubject } from './filing-package.js';
import { jsonIn } from './json-in.js';
import type { PaperProblem } from './papers.js';

const MOST_BYTES = 1_048_576;

const question = z.object({
  /** One document of the package; absent: all of it. */
  documentId: z.string().optional(),
  documents: z.array(documentFacts),
});

/** Who is handed something: a partner under an instruction, or a colleague. */
export interface Recipient {
  readonly filingId: string | null;
  readonly partner: string | null;
  readonly colleagueId: string | null;
}

export interface HandOutParts {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
  readonly subject: PackageSubject;
  readonly to: Recipient;
}

/** Which documents belong to the application: the gateway asks their keeper for them. */
export async function reportWanted(
  { response }: RouteCall,
  { runtime, encryptionKey, subject }: HandOutParts,
): Promise<void> {
  const wanted = await papersWanted(runtime.db.manager, subject, encryptionKey);
  if (wanted === undefined) return nothing(response);
  sendJson(response, 200, wanted);
}

/** What goes into the package, by name, once their keeper has said what the documents are. Whoever gets it is written down before he does. */
export async function handOut(
  { request, response }: RouteCall,
  { runtime, encryptionKey, subject, to }: HandOutParts,
): Promise<void> {
  const asked = question.safeParse(jsonIn(await readBody(request, MOST_BYTES)));
  if (!asked.success)
    return sendJson(response, 400, {
      status: 400,
      code: 'BAD_REQUEST',
      detail: 'The facts of the documents cannot be read.',
    });
  const { documentId, documents } = asked.data;
  const packed = await filingPackage(runtime.db.manager, subject, { known: documents, encryptionKey });
  if (packed === undefined) return nothing(response);
  if ('problem' in packed) {
    await noteProblem(runtime, subject.trademarkId, packed.problem);
    return sendJson(response, 409, { status: 409, ...packed.problem });
  }
  const papers = packed.papers.filter(({ id }) => documentId === undefined || id === documentId);
  if (documentId !== undefined && papers.length === 0) return nothing(response);
  await writeDown(runtime, {
    trademarkId: subject.trademarkId,
    digest: packed.digest,
    documentId: documentId ?? null,
    ...to,
  });
  sendJson(response, 200, { name: packed.name, texts: documentId === undefined ? packed.texts : [], papers });
}

/** Somebody has to look: once a day for one problem, however often a partner asks. */
async function noteProblem(
  runtime: CommandRuntime,
  streamId: string,
  { code, detail }: PaperProblem,
): Promise<void> {
  const day = calendarDate(runtime.clock.now(), 'UTC');
  await handleCommand(runtime, {
    command: trademark.steps.noteRefusedPapers,
    streamId,
    input: {},
    viewer: systemViewer,
    commandId: nameBasedId('refused papers', streamId, code, detail, day),
  });
}

function nothing(response: RouteCall['response']): void {
  sendJson(response, 404, { status: 404, code: 'NOT_FOUND', detail: 'There is no such file.' });
}

async function writeDown(
  runtime: CommandRuntime,
  input: Recipient & {
    readonly trademarkId: string;
    readonly digest: string;
    readonly documentId: string | null;
  },
): Promise<void> {
  const streamId = runtime.ids.next();
  await handleCommand(runtime, {
    command: filingDownload.create,
    streamId,
    input,
    viewer: systemViewer,
    commandId: nameBasedId('filing download', streamId),
  });
}
