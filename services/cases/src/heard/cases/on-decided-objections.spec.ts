import { expect, it } from '@jest/globals';
import { answering } from '@cotta/kit/testing/answering.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { type CaseObjectionChanged, CaseObjectionEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { decidedObjections } from './on-decided-objections.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const entityId = nameBasedId('objection');
const decided = {
  caseId: nameBasedId('case'),
  ticketId: nameBasedId('ticket'),
  words: 'We have a licence.',
  receivedAt: new Date('2026-06-14T09:00:00Z'),
  answer: 'You are right.',
};
const letters = [
  { id: nameBasedId('on its way'), status: 'Being e-mailed' },
  { id: nameBasedId('sent'), status: 'Sent' },
];

/** Rows as the case has them. */
const tx = answering(({ text }) => (text.includes('from case_objection') ? [decided] : letters));

async function ranAfter(event: CaseObjectionEvent): Promise<readonly (readonly [string, string?])[]> {
  const ran: [string, string?][] = [];
  const run: Received<never>['run'] = ({ name }, { streamId = '' }) => {
    ran.push([name, streamId]);
    return Promise.resolve({ streamId, version: 1, eventIds: [], replayed: false });
  };
  const [handler] = decidedObjections(key).handlers;
  await handler?.handle({
    message: { entityId, event },
    tx,
    run,
  } as unknown as Received<CaseObjectionChanged>);
  return ran;
}
const said = ['SayToOtherSide', nameBasedId('answer to other side', entityId)] as const;

it('calls back a letter that is on its way once nothing is asked of the other side any more, and waits for no answer to one that went', async () => {
  expect(await ranAfter(CaseObjectionEvent.CASE_DEMAND_WITHDRAWN)).toEqual([
    said,
    ['StopCaseLetterEmail', letters[0]?.id],
    ['NoteCaseLetterReply', letters[1]?.id],
  ]);
});

it('leaves letters alone where the demand stays', async () => {
  expect(await ranAfter(CaseObjectionEvent.CASE_DEMAND_KEPT)).toEqual([said]);
});

it('says nothing before it is decided', async () => {
  expect(await ranAfter(CaseObjectionEvent.CASE_OBJECTION_CLIENT_ASKED)).toEqual([]);
});
