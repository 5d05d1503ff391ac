import { afterEach, beforeEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRegister, registered } from '../../../../../testing/answer-register.js';
import { present } from '../../../../../testing/present.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { draftAnswers, openDraft } from '../../../../../testing/stub-draft.js';
import type { DraftRequest } from '../use-draft.js';
import { OwnerPart } from './owner-part.js';

// As the graph answers it, with the names of its types.
const request = openDraft as DraftRequest;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function take(): Promise<FormData> {
  document.documentElement.lang = 'cs';
  renderPage(
    [
      {
        path: '/',
        Component: () => (
          <>
            <h1>Lumora</h1>
            <OwnerPart
              request={request}
              application={present(request.applications.items[0])}
              asksUs
              disabled={false}
              onSaved={() => undefined}
            />
          </>
        ),
      },
    ],
    { at: '/', locale: 'cs' },
  );
  await screen.findByRole('option', { name: 'Slovakia' });
  const signatory = document.querySelector<HTMLInputElement>('[name="owner.officialLastName"]');
  await userEvent.type(present(signatory), 'Malá');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'IČO nebo název' }), 'Lumora{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /^Použít/ }));
  return new FormData(present(document.querySelector('form')));
}

it('is filled in from the company register; what the register does not know stays as it was typed', async () => {
  answerRegister([{ ...registered, street: 'Krátká 2', city: 'Žilina' }], { others: draftAnswers });
  const form = await take();
  expect(
    [
      'owner.businessName',
      'owner.officialLastName',
      'domicile.street',
      'domicile.city',
      'domicile.country',
    ].map((name) => form.get(name)),
  ).toEqual(['Lumora, s. r. o.', 'Malá', 'Krátká 2', 'Žilina', 'SK']);
});

it('becomes a person where the register has one', async () => {
  answerRegister([{ ...registered, isPerson: true, name: 'Jana Malá' }], { others: draftAnswers });
  const form = await take();
  expect(['owner.type', 'owner.firstName', 'owner.lastName'].map((name) => form.get(name))).toEqual([
    'PHYSICAL',
    'Jana',
    'Malá',
  ]);
});
