import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { PartnerChannel } from './partner/partner-channel.js';
import type { Partner } from './partner/partners.js';
import { filing } from './filing.work-item.js';
import type { FilingStatus } from './filing.resource.js';
import { saveEuipoDraft, type EuipoWay } from './file-at-euipo.js';
import { keepEuipoReceipt } from './keep-euipo-receipt.js';

/** Waits after each failed try; the last one repeats. @source Standard Webhooks: plan of repeats */
const WAITS_MS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map(
  (seconds) => seconds * 1000,
);
const MOST_AT_ONCE = 50;

export interface FilingWays {
  readonly encryptionKey: string;
  readonly partners: readonly Partner[];
  readonly channel: PartnerChannel;
  /** Absent: its settings are not complete; such filings wait. */
  readonly euipo?: EuipoWay;
}

interface Job {
  readonly id: string;
  readonly version: number;
  readonly trademarkId: string;
  readonly userId: string | null;
  readonly jurisdiction: string;
  readonly route: string;
  readonly status: FilingStatus;
  readonly partner: string | null;
  readonly officeDraft: string | null;
  readonly number: string | null;
  readonly attempts: number | null;
}

/** Takes one step of the filing in hand. */
type Take = <State, Fields extends FieldSet>(
  command: Command<State, DomainEvent, Fields>,
  input: InputOf<Fields>,
) => Promise<void>;

/** Carries every filing one step on that can go on; what has not left yet waits while its client wants the order to end. One that fails holds back no other, and is tried again later. @returns how many went on or came back */
export async function workFilings(runtime: CommandRuntime, ways: FilingWays): Promise<number> {
  const jobs: Job[] = await runtime.db.query(
    `select f.id, f.version, f.trademark_id as "trademarkId", t.user_id as "userId", t.jurisdiction, f.route, f.status, f.partner, f.office_draft as "officeDraft", f.number, f.attempts
       from trademark_filing f join trademark t on t.id = f.trademark_id
      where (f.next_try_at is null or f.next_try_at <= $1) and
        ((f.route = 'EUIPO' and (f.status in ('Confirmed', 'Submitted') or (f.status = 'Prepared' and f.office_draft is null) or (f.status = 'Filed' and f.receipt_document_id is null))) or (f.route = 'Partner' and f.status = 'Confirmed'))
        and (f.status in ('Submitted', 'Filed') or not exists (select from order_on_hold h where h.registration_request_id = t.registration_request_id))
      order by f.created_at limit ${MOST_AT_ONCE}`,
    [runtime.clock.now()],
  );
  let moved = 0;
  for (const job of jobs) moved += (await workOn(runtime, ways, job)) ? 1 : 0;
  return moved;
}

async function workOn(runtime: CommandRuntime, ways: FilingWays, job: Job): Promise<boolean> {
  let moved = false;
  const take: Take = async (command, input) => {
    moved = true;
    // The same step from the same version is the same command, in whichever process it was found.
    await handleCommand(runtime, {
      command,
      streamId: job.id,
      input,
      viewer: systemViewer,
      commandId: nameBasedId(command.name, job.id, String(job.version)),
    });
  };
  try {
    await (job.route === 'EUIPO'
      ? fileAtOffice(runtime, ways, { job, take })
      : announce(ways, { job, take }));
  } catch (error) {
    runtime.log.warn({ err: error, filingId: job.id }, 'a filing could not go on');
    if (isVendorTrouble(error, 'rejected') && job.status !== 'Filed')
      await take(filing.steps.returnFiling, { returnReason: error.message.slice(0, 2000) });
    else
      await take(filing.steps.noteFilingTrouble, {
        trouble: (error instanceof Error ? error.message : 'unknown').slice(0, 2000),
        nextTryAt: nextTry(runtime, job),
        silent: isVendorTrouble(error, 'unavailable'),
      });
  }
  return moved;
}

function nextTry({ clock }: CommandRuntime, { attempts }: Job): string {
  return new Date(
    clock.now().getTime() + (WAITS_MS[Math.min(attempts ?? 0, WAITS_MS.length - 1)] ?? 0),
  ).toISOString();
}

async function fileAtOffice(
  runtime: CommandRuntime,
  { euipo, encryptionKey }: FilingWays,
  { job, take }: { job: Job; take: Take },
): Promise<void> {
  if (euipo === undefined) return;
  const { officeDraft } = job;
  if (officeDraft === null) {
    const saved = await saveEuipoDraft(runtime.db.manager, { ...euipo, encryptionKey }, job);
    if ('back' in saved) return take(filing.steps.returnFiling, { returnReason: saved.back });
    return take(filing.steps.recordOfficeDraft, {
      officeDraft: saved.draft.id,
      officeFee: saved.draft.fee,
      pictureDigest: saved.pictureDigest,
    });
  }
  const receipt = (number: string): Promise<string> =>
    keepEuipoReceipt(runtime, { filing: euipo.filing, encryptionKey }, { ...job, officeDraft, number });
  if (job.status === 'Filed')
    return take(filing.steps.recordOfficeReceipt, { receiptDocumentId: await receipt(job.number ?? '') });
  if (job.status === 'Confirmed') {
    await euipo.filing.submit(officeDraft);
    return take(filing.steps.recordSubmission, {});
  }
  const { state, applicationNumber, filedOn } = await euipo.filing.draft(officeDraft);
  if (state === 'filed' && applicationNumber !== null && filedOn !== null) {
    // The number does not wait for the paper: one that is not there yet is asked for again.
    const receiptDocumentId = await receipt(applicationNumber).catch(() => null);
    return take(filing.steps.completeFiling, {
      number: applicationNumber,
      filingDate: filedOn,
      receiptDocumentId,
    });
  }
  if (state === 'rejected')
    return take(filing.steps.returnFiling, { returnReason: 'The office rejected the application.' });
}

async function announce(
  { partners, channel }: FilingWays,
  { job, take }: { job: Job; take: Take },
): Promise<void> {
  const partner = partners.find(({ code }) => code === job.partner);
  if (partner === undefined)
    return take(filing.steps.returnFiling, { returnReason: 'We do not work with this partner any more.' });
  await channel.announce(partner, {
    messageId: nameBasedId('filing instruction', job.id),
    instructionId: job.id,
    office: job.jurisdiction,
  });
  return take(filing.steps.recordSubmission, {});
}
