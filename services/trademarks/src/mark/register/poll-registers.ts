import { isDeepStrictEqual } from 'node:util';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { OfficeRegister } from './office-register.js';
import { registerDifferences, withOurDates, type ComparedMark } from './register-differences.js';
import type { RegisterState } from './register-entry.js';
import type { TrademarkStatus } from '../trademark-status.js';
import { stepsFromRegister, watchedStatuses } from './register-steps.js';
import { noteReading } from './register-readings.js';
import { trademarkIpoData } from './trademark-ipo-data.record.js';
import { trademark } from '../trademark.work-item.js';

const MOST_AT_ONCE = 100;
const noteDifferences = trademark.steps.noteRegisterDifferences;

interface Watched {
  readonly id: string;
  readonly number: string;
  readonly status: TrademarkStatus;
  readonly userId: string | null;
  readonly ipoDataId: string | null;
  readonly known: Partial<RegisterState> | null;
  readonly version: number;
  readonly mark: ComparedMark;
}

/** Reads what the register says of applications that wait for it, and takes the steps that follow. What a person has to judge – refusals,
 *  oppositions, words never met, dates other than ours – moves nothing and is noted as a difference. @returns how many entries had changed */
export async function pollRegisters(
  runtime: CommandRuntime,
  register: OfficeRegister,
  everyMs: number,
): Promise<number> {
  const due: Watched[] = await runtime.db.query(
    `select t.id, t.number, t.status, t.user_id as "userId", d.id as "ipoDataId", d.data as known, t.version,
            jsonb_build_object('status', t.status, 'number', t.number, 'filingDate', t.filing_date, 'publicationDate', t.publication_date, 'registrationDate', t.registration_date,
              'expirationDate', t.expiration_date, 'registerDifferences', t.register_differences) as mark
       from trademark t left join trademark_ipo_data d on d.trademark_id = t.id left join register_reading r on r.trademark_id = t.id
      where t.jurisdiction = $3 and t.imported is not true and t.number is not null and (t.status = any($1) or t.open_register_difference_count > 0) and (coalesce(r.read_at, d.read_at) is null or coalesce(r.read_at, d.read_at) <= $2) order by coalesce(r.read_at, d.read_at) nulls first limit ${MOST_AT_ONCE}`,
    [watchedStatuses, new Date(runtime.clock.now().getTime() - everyMs), register.jurisdiction],
  );
  let changed = 0;
  for (const mark of due) {
    try {
      const state = await register.state(mark.number);
      if (state.status !== mark.known?.status) changed += 1;
      if (!isDeepStrictEqual(mark.known, { ...state })) await keep(runtime, mark, register.source, state);
      await noteReading(runtime.db, mark.id, runtime.clock.now());
      await compare(runtime, mark, state);
      if (watchedStatuses.includes(mark.status)) await follow(runtime, mark, state);
    } catch (error) {
      runtime.log.warn({ err: error, trademarkId: mark.id }, 'the register could not be read');
      // Who is too fast comes back later; a number that is unknown there is as unknown a second later.
      if (isVendorTrouble(error, 'rate-limited')) break;
      if (isVendorTrouble(error, 'not-found')) await noteReading(runtime.db, mark.id, runtime.clock.now());
    }
  }
  return changed;
}

/** What the register says now, as it says it: written down when it is new, so that looking alone leaves no trace in a history. */
async function keep(
  runtime: CommandRuntime,
  { id, userId, ipoDataId }: Watched,
  source: string,
  state: RegisterState,
): Promise<void> {
  const readAt = runtime.clock.now().toISOString();
  const commandId = nameBasedId('register read', id, readAt);
  const reading = { data: { ...state }, source, readAt };
  if (ipoDataId === null)
    await handleCommand(runtime, {
      command: trademarkIpoData.create,
      streamId: nameBasedId('register data', id),
      input: { ...reading, trademarkId: id, userId },
      viewer: systemViewer,
      commandId,
    });
  else
    await handleCommand(runtime, {
      command: trademarkIpoData.update,
      streamId: ipoDataId,
      input: reading,
      viewer: systemViewer,
      commandId,
    });
}

/** Where it says something else than we do, somebody decides; until then ours stays. */
async function compare(
  runtime: CommandRuntime,
  { id, version, mark }: Watched,
  state: RegisterState,
): Promise<void> {
  const [found, known] = [registerDifferences(mark, state), mark.registerDifferences ?? []];
  if (found.length === known.length && found.every((one) => known.includes(one))) return;
  await handleCommand(runtime, {
    command: noteDifferences,
    streamId: id,
    input: { registerEntry: state },
    viewer: systemViewer,
    commandId: nameBasedId('register differences', id, String(version)),
  });
}

async function follow(
  runtime: CommandRuntime,
  { id, status, mark }: Watched,
  state: RegisterState,
): Promise<void> {
  const take = <State, Fields extends FieldSet>(
    command: Command<State, DomainEvent, Fields>,
    input: InputOf<Fields>,
  ) =>
    handleCommand(runtime, {
      command,
      streamId: id,
      input,
      viewer: systemViewer,
      commandId: nameBasedId('register', id, command.name, state.status),
    });
  const { startExamination, publishTrademark, registerTrademark } = trademark.steps;
  for (const step of stepsFromRegister(status, withOurDates(state, mark))) {
    if (step.command === 'StartExamination') await take(startExamination, step.input);
    else if (step.command === 'PublishTrademark') await take(publishTrademark, step.input);
    else await take(registerTrademark, step.input);
  }
}
