import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { PageCapture, PageCaptured } from './capture/page-capture.js';
import { keepEvidenceCapture, stampEvidenceCapture } from './evidence-capture.record.js';
import { storeCapture, unstamped } from './evidence-store.js';
import { whatWasSeen } from './recheck.js';
import type { TimeStampAuthority } from '@cotta/kit/runtime/time-stamp/time-stamp.js';

/** What looking at pages needs of the outside. */
export interface EvidenceParts {
  readonly pages: PageCapture;
  readonly authority: TimeStampAuthority;
  /** ISO 3166-1 alpha-2 of where requests leave from; null: not known. */
  readonly egressCountry: string | null;
}

interface Due {
  readonly id: string;
  readonly caseId: string | null;
  readonly caseRequestId: string | null;
  readonly website: string;
  readonly round: string;
}

const AT_ONCE = 4;
const LOOKED_THROUGH = 100;

const DUE = `
select id, case_id as "caseId", case_request_id as "caseRequestId", website, round from evidence_capture
where outcome is null and due_at <= $1 order by due_at, id limit $2`;

/** Looks at pages that are due, of each host one a round, so that no site is asked more often than rounds go. @returns how many were kept */
export async function captureDue(runtime: CommandRuntime, parts: EvidenceParts): Promise<number> {
  const now = runtime.clock.now();
  const due = await byItself(runtime.db, (tx) => queryRows<Due>(tx, DUE, [now, LOOKED_THROUGH]));
  const ofHosts = new Map(due.toReversed().map((each) => [new URL(each.website).hostname, each]));
  let count = 0;
  for (const each of [...ofHosts.values()].toReversed().slice(0, AT_ONCE)) {
    const captured = await look(runtime, parts, each);
    if (captured === undefined) continue;
    await keep(runtime, parts, { due: each, captured });
    count += 1;
  }
  return count;
}

async function look(runtime: CommandRuntime, { pages }: EvidenceParts, { id, website }: Due) {
  try {
    return await pages.capture(website);
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    runtime.log.warn({ err: error.message, capture: id }, 'page not looked at; tried again');
    return undefined;
  }
}

async function keep(
  runtime: CommandRuntime,
  { egressCountry }: EvidenceParts,
  { due, captured }: { readonly due: Due; readonly captured: PageCaptured },
): Promise<void> {
  const { id, caseId, caseRequestId, website, round } = due;
  const chain =
    caseId === null
      ? ({ of: 'case_request', id: caseRequestId ?? id } as const)
      : ({ of: 'case', id: caseId } as const);
  const place = { captureId: id, chain, askedBy: round, requestedUrl: website, egressCountry };
  // Bytes first: a row never says that something was kept which is not there.
  const manifestHash = await inTransaction(runtime.db, (tx) =>
    storeCapture(tx, captured, { place, now: runtime.clock.now() }),
  );
  const { state, status, pictured, reason, finishedAt } = captured;
  await handleCommand(runtime, {
    command: keepEvidenceCapture,
    streamId: id,
    input: {
      outcome: state,
      seen: whatWasSeen(captured),
      httpStatus: status ?? null,
      pictured,
      reason: reason ?? null,
      capturedAt: finishedAt,
      manifestHash,
    },
    viewer: systemViewer,
    commandId: nameBasedId('evidence kept', id),
  });
}

/** Has an authority vouch for what was kept. While none answers it stays unstamped, and is marked so. @returns how many were stamped */
export async function stampKept(runtime: CommandRuntime, { authority }: EvidenceParts): Promise<number> {
  let count = 0;
  for (const { captureId, bytes } of await byItself(runtime.db, (tx) => unstamped(tx, LOOKED_THROUGH))) {
    const stamp = await authority.stamp(bytes).catch((error: unknown) => {
      if (!(error instanceof VendorError)) throw error;
      runtime.log.warn({ err: error.message, capture: captureId }, 'not stamped; tried again');
      return undefined;
    });
    if (stamp === undefined) return count;
    await inTransaction(runtime.db, (tx) =>
      tx.query(
        'update evidence_manifest set stamp_request = $2, stamp_reply = $3 where capture_id = $1 and stamp_reply is null',
        [captureId, Buffer.from(stamp.request), Buffer.from(stamp.reply)],
      ),
    );
    await handleCommand(runtime, {
      command: stampEvidenceCapture,
      streamId: captureId,
      input: { stampedAt: stamp.at.toISOString(), stampedBy: stamp.authority },
      viewer: systemViewer,
      commandId: nameBasedId('evidence stamped', captureId),
    });
    count += 1;
  }
  return count;
}
