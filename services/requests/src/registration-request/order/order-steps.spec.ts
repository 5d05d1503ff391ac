import { expect, it } from '@jest/globals';
import { orderSteps, type PastFact } from './order-steps.js';

const fact = (type: string, day: number): PastFact => ({
  type,
  occurredAt: new Date(Date.UTC(2026, 10, day)),
});
const checked = [fact('VerificationRequested', 1), fact('VerificationApproved', 2)];
const shown = (facts: readonly PastFact[], status: string | null = null): string[] =>
  orderSteps(facts, status).map(
    ({ step, state, doneAt }) => `${step} ${state}${doneAt === null ? '' : ` ${doneAt.getUTCDate()}`}`,
  );

it('tells the day of what was done and stands at the first that was not', () => {
  expect(
    shown([...checked, fact('OrderCreated', 3), fact('InvoicePaid', 4), fact('ReadyForDrafting', 4)]),
  ).toEqual([
    'CHECK DONE 2',
    'PAYMENT DONE 4',
    'ANSWERS NOW',
    'DRAFT AHEAD',
    'APPROVAL AHEAD',
    'FILING AHEAD',
  ]);
});

it('has no check where none was asked for', () =>
  expect(shown([fact('RegistrationOrderStarted', 1)])).toEqual([
    'PAYMENT NOW',
    'ANSWERS AHEAD',
    'DRAFT AHEAD',
    'APPROVAL AHEAD',
    'FILING AHEAD',
  ]));

it('opens a step again that was undone', () => {
  expect(shown([...checked, fact('VerificationRepeated', 3)])[0]).toBe('CHECK NOW');
  const sent = [...checked, fact('InvoicePaid', 4), fact('ReviewRequested', 5), fact('SentForReview', 6)];
  expect(shown([...sent, fact('ChangesRequested', 7)])).toEqual([
    'CHECK DONE 2',
    'PAYMENT DONE 4',
    'ANSWERS DONE 5',
    'DRAFT NOW',
    'APPROVAL AHEAD',
    'FILING AHEAD',
  ]);
  expect(shown([...sent, fact('ChangesRequested', 7), fact('SentForReview', 8)])[3]).toBe('DRAFT DONE 8');
});

it('stands nowhere once it has ended', () =>
  expect(shown([...checked, fact('OrderCreated', 3), fact('RequestWithdrawn', 4)], 'Withdrawn')).toEqual([
    'CHECK DONE 2',
    'PAYMENT ENDED',
    'ANSWERS ENDED',
    'DRAFT ENDED',
    'APPROVAL ENDED',
    'FILING ENDED',
  ]));
