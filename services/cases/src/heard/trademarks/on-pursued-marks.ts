import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Consumer, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { LaterMarkPursuedSchema, type LaterMarkPursued } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { defaultCurrency } from '@cotta/reference/currencies.js';
import {
  LATER_MARK_PURPOSE,
  laterMarkWays,
  type LaterMarkPeople,
  type LaterMarkWay,
} from '@cotta/reference/later-mark-ways.js';
import { officeOf } from '@cotta/reference/offices.js';
import type { EntityManager } from 'typeorm';
import { caseCounterparty } from '../../case/case-counterparty.record.js';
import { caseInfringementEvidence } from '../../case/case-infringement-evidence.record.js';
import { caseInfringement } from '../../case/case-infringement.record.js';
import { caseItem } from '../../case/case.work-item.js';
import { caseSolution } from '../../case-solution/case-solution.work-item.js';

/** As the declaration of an other side has it; names of owners are longer in some registers. */
const LONGEST_NAME = 200;

/** What a lawyer reads in the step that was asked for. */
const TITLES: Readonly<Record<LaterMarkWay, string>> = {
  letter: 'Letter to the owner of the later mark',
  'coexistence agreement': 'Coexistence agreement with the owner of the later mark',
};

/** A client wants something done about a later mark that a watch found: a case with its owner on the other side, the register as what was seen, and the step
 *  that was asked for as a draft. A lawyer names its price; sent to the client, it goes on as any other. */
export const pursuedMarks = (encryptionKey: string): Consumer =>
  defineConsumer({
    name: 'pursued-marks',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(LaterMarkPursuedSchema, async ({ message, tx, run }) => {
        const way = laterMarkWays.find((known) => known === message.way);
        if (way === undefined) return;
        const people = JSON.parse(
          Buffer.from(decrypt(message.sealedPeople, encryptionKey, LATER_MARK_PURPOSE)).toString('utf8'),
        ) as LaterMarkPeople;
        const { caseId, userId, brandId } = message;
        const caseCounterpartyId = await sideOf(tx, run, { message, people });
        await run(caseItem.create, { streamId: caseId, input: { userId, brandId, caseCounterpartyId } });
        await addFinding(run, message);
        await run(caseSolution.create, {
          streamId: nameBasedId('step of later mark', caseId),
          input: {
            userId,
            caseId,
            currency: defaultCurrency,
            offerSubscription: false,
            askedOn: message.seenOn,
            askedNote: people.note,
            items: [{ kind: way, title: TITLES[way], price: { amountMinor: 0, currency: defaultCurrency } }],
          },
        });
      }),
    ],
  });

interface Pursued {
  readonly message: LaterMarkPursued;
  readonly people: LaterMarkPeople;
}

/** The same name is the same other side. Whom the client once wanted left alone, and now wants something done about, is another one: nothing of the old wish is undone. */
async function sideOf(tx: EntityManager, run: RunCommand, { message, people }: Pursued): Promise<string> {
  const { userId, caseId } = message;
  const primaryName = people.ownerName.slice(0, LONGEST_NAME);
  const known = await queryRow<{ id: string }>(
    tx,
    'select id from case_counterparty where user_id = $1 and lower(primary_name) = lower($2) and not whitelisted order by id limit 1',
    [userId, primaryName],
  );
  if (known !== undefined) return known.id;
  const id = nameBasedId('counterparty of later mark', caseId);
  const input = { userId, primaryName, aliases: [], websites: [], whitelisted: false };
  await run(caseCounterparty.create, { streamId: id, input });
  return id;
}

/** Where it was seen is the register; its page there is the evidence, where the office has one. */
async function addFinding(run: RunCommand, message: LaterMarkPursued): Promise<void> {
  const { caseId, userId, ownMark, mark, jurisdiction, applicationNumber, registerPage, seenOn } = message;
  const finding = nameBasedId('finding of later mark', caseId);
  const office = officeOf(jurisdiction)?.name ?? jurisdiction;
  const platform = `Register: ${office}`.slice(0, 120);
  await run(caseInfringement.create, { streamId: finding, input: { userId, caseId, platform } });
  if (registerPage === '') return;
  const numbered = applicationNumber === '' ? '' : `, number ${applicationNumber}`;
  await run(caseInfringementEvidence.create, {
    streamId: nameBasedId('evidence of later mark', caseId),
    input: {
      userId,
      caseInfringementId: finding,
      website: registerPage,
      evidenceDate: seenOn,
      description: `A watch found the later mark ${mark} (${office}${numbered}) near ${ownMark}.`,
    },
  });
}
