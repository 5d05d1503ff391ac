import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './case.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/cases/:id', at: '/portal/cases/c1', Component };
const made = present(portalAnswer('PortalCase', { id: 'c1' }).case);
const show = (more: object, answers: object = {}) =>
  renderPortalPage(page, { PortalCase: () => ({ case: { ...made, id: 'c1', ...more } }), ...answers });
const turn = () => screen.findByRole('region', { name: 'What happens next' });

describe('what the other side wrote', () => {
  const objection = {
    __typename: 'CaseObjection',
    id: 'o1',
    version: 1,
    status: 'TO_ANSWER',
    receivedAt: '2026-03-02T10:00:00.000Z',
    fromName: 'Jan Malý',
    words: 'We have an agreement.',
    clientQuestion: null,
    clientAnswer: null,
    answer: null,
    answeredAt: null,
    reasonForClient: null,
  };
  const wrote = (more: object) => ({
    objections: { __typename: 'CaseObjectionPage', items: [{ ...objection, ...more }] },
  });

  it('shows what the other side wrote as it came, and that it is our turn', async () => {
    show({ status: 'IN_PROGRESS', letters: { __typename: 'CaseLetterPage', items: [] }, ...wrote({}) });
    expect(await screen.findByText('We have an agreement.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Jan Malý' })).toHaveTextContent(
      /2026.*: a lawyer reads it and answers/,
    );
    expect(await turn()).toHaveTextContent('our turn');
    expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull();
  });

  it('asks for a word before the other side is answered, and sends it', async () => {
    const sent = show(
      {
        status: 'IN_PROGRESS',
        ...wrote({ status: 'WITH_CLIENT', clientQuestion: 'Is there an agreement?' }),
      },
      {
        AnswerCaseObjectionClient: () => ({
          answerCaseObjectionClient: {
            __typename: 'CaseObjection',
            id: 'o1',
            version: 2,
            status: 'TO_ANSWER',
          },
        }),
      },
    );
    expect(await screen.findByText('Our lawyer asks you: Is there an agreement?')).toBeInTheDocument();
    expect(await turn()).toHaveTextContent('your turn');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(sentAs(sent, 'AnswerCaseObjectionClient')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Your answer to the lawyer'), 'There is none.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AnswerCaseObjectionClient')).toEqual([
        { id: 'o1', input: { clientAnswer: 'There is none.' } },
      ]),
    );
  });

  it('says why we withdrew the demand, and what we answered', async () => {
    show(
      wrote({
        status: 'DEMAND_WITHDRAWN',
        answer: 'You are right.',
        answeredAt: '2026-03-03T10:00:00.000Z',
        reasonForClient: 'Your own licence allows it.',
      }),
    );
    expect(await screen.findByText('Why we withdrew it: Your own licence allows it.')).toBeVisible();
    await userEvent.click(screen.getByText(/What we answered/));
    expect(screen.getByText('You are right.')).toBeVisible();
  });
});
