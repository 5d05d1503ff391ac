import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { present } from '../../../../../testing/present.js';
import { refusal } from '../../../../../testing/stub-facts.js';
import { PaidUnits } from './paid-units.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Units = ComponentProps<typeof PaidUnits>['units'];
type Unit = Units[number];
const unit = (
  jurisdiction: string,
  classNumber: number,
  paid: Unit['paid'],
  more: Partial<Unit> = {},
): Unit => ({
  jurisdiction,
  classNumber,
  paid,
  drafted: true,
  additionalOrder: null,
  __typename: 'OrderUnit',
  ...more,
});
const added = {
  id: 'a1',
  publicId: 'V-1-2',
  total: { amountMinor: 12_000, currency: 'EUR', __typename: 'Money' as const },
  __typename: 'AdditionalOrder' as const,
};
const show = (
  units: Units,
  {
    role = 'ADMIN',
    open = true,
    answers = {},
  }: { role?: 'LAWYER' | 'ADMIN'; open?: boolean; answers?: AnswersByName } = {},
) =>
  renderAdminPage(
    { path: '/x', at: '/x', Component: () => <PaidUnits id="r1" units={units} open={open} /> },
    { role, answers },
  );
const line = async (title: string): Promise<string | null | undefined> =>
  (await screen.findByText(`${title}:`)).parentElement?.textContent;

describe('what may be filed', () => {
  it('is told apart by what was paid, given and not paid', async () => {
    await show([
      unit('EU', 9, 'PAID'),
      unit('EU', 11, 'PAID'),
      unit('US', 9, 'GIVEN'),
      unit('UK', 9, 'TO_PAY'),
      unit('BR', 9, 'PAID_BACK'),
    ]);
    expect(await line('Paid')).toMatch(/^Paid: EU .*9.*11$/);
    expect(await line('Given')).toMatch(/^Given: US .*9$/);
    expect(await line('Not paid yet')).toMatch(/UK/);
    expect(await line('Paid back')).toMatch(/BR/);
    expect(screen.queryByText('Not in the draft:')).toBeNull();
  });

  it('but stands in no draft is said, of what is paid only', async () => {
    await show([unit('EU', 9, 'PAID', { drafted: false }), unit('UK', 9, 'TO_PAY', { drafted: false })]);
    expect(await line('Not in the draft')).toMatch(/EU/);
    expect(await line('Not in the draft')).not.toMatch(/UK/);
  });
});

describe('what was ordered in addition', () => {
  const units = [unit('EU', 35, 'TO_PAY', { additionalOrder: added })];

  it('is taken out by an admin, and says why when it cannot be', async () => {
    const sent = await show(units, {
      answers: {
        AdminDraftTakeOut: () => ({ endAdditionalOrder: refusal('CONFLICT') }),
      },
    });
    expect(await line('Ordered in addition, not paid')).toMatch(/EU.*35.*V-1-2.*€120\.00/);
    await userEvent.click(present(screen.getAllByRole('button', { name: 'Take it out' })[0]));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Somebody changed this request in the meantime/,
    );
    expect(sentAs(sent, 'AdminDraftTakeOut')[0]?.variables).toEqual({
      id: 'r1',
      input: { additionalOrderId: 'a1' },
    });
  });

  it('is only read by a lawyer', async () => {
    await show(units, { role: 'LAWYER' });
    await line('Ordered in addition, not paid');
    expect(screen.queryByRole('button', { name: 'Take it out' })).toBeNull();
    expect(screen.queryByText('Give a class that is not paid')).toBeNull();
  });
});

describe('a class given without payment', () => {
  const form = async (title = 'Give a class that is not paid') => {
    const summary = await screen.findByText(title);
    await userEvent.click(summary);
    return within(present(summary.closest('details')));
  };
  const fill = async (
    of: Awaited<ReturnType<typeof form>>,
    office: string,
    classes: string,
    reason: string,
  ): Promise<void> => {
    for (const [label, text] of [
      [/^Office/, office],
      [/^Classes/, classes],
      [/^Why/, reason],
    ] as const)
      if (text !== '') await userEvent.type(of.getByRole('textbox', { name: label }), text);
    await userEvent.click(of.getByRole('button'));
  };

  it.each([
    ['E1', '9', 'We forgot it ourselves.', 'Enter the code of an office, such as EU.'],
    ['EU', '', 'We forgot it ourselves.', 'Enter class numbers from 1 to 45, such as 20, 28.'],
    ['EU', '9, 46', 'We forgot it ourselves.', 'Enter class numbers from 1 to 45, such as 20, 28.'],
    ['EU', '9 nine', 'We forgot it ourselves.', 'Enter class numbers from 1 to 45, such as 20, 28.'],
    ['EU', '9', 'Gift', 'Say why, in at least 10 characters.'],
  ])('at “%s”, classes “%s”, because “%s”: %s', async (office, classes, reason, words) => {
    const sent = await show([unit('EU', 9, 'PAID')]);
    const give = await form();
    await fill(give, office, classes, reason);
    expect(give.getByRole('alert')).toHaveTextContent(words);
    expect(sentAs(sent, 'AdminDraftGiveUnits')).toEqual([]);
  });

  it('is sent in capitals and numbers, and the form is empty for the next', async () => {
    const sent = await show([unit('EU', 9, 'PAID')], {
      answers: {
        AdminDraftGiveUnits: () => ({ giveUnits: { __typename: 'RegistrationRequest', id: 'r1' } }),
      },
    });
    const give = await form();
    await fill(give, 'eu', '35; 41', 'We forgot it ourselves.');
    expect(await screen.findByText('It is part of the order now.')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminDraftGiveUnits')[0]?.variables).toEqual({
      id: 'r1',
      input: { jurisdiction: 'EU', classNumbers: [35, 41], reason: 'We forgot it ourselves.' },
    });
    await waitFor(() => expect(give.getByRole('textbox', { name: /^Office/ })).toHaveValue(''));
  });

  it('that is refused stays typed, with the reason beside it', async () => {
    await show([unit('EU', 9, 'PAID')], {
      answers: {
        AdminDraftTakeUnitsBack: () => ({ takeUnitsBack: refusal('INPUT_INVALID') }),
      },
    });
    const back = await form('Take a class out of what is paid');
    await fill(back, 'EU', '9', 'The client does not want it.');
    expect(await back.findByRole('alert')).toHaveTextContent('Some entries need another look.');
    expect(back.getByRole('textbox', { name: /^Classes/ })).toHaveValue('9');
  });

  it('is not offered once the draft takes no more', async () => {
    await show([unit('EU', 9, 'PAID')], { open: false });
    await line('Paid');
    expect(screen.queryByText('Give a class that is not paid')).toBeNull();
  });
});
