import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { markDate, markWork } from '../../../../../testing/stub-mark.js';
import { lawyer } from '../../../../../testing/stub-facts.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('trademark', 0);
const quiet = {
  status: 'TRADEMARK_REGISTERED',
  registrationDate: '2025-12-15',
  expirationDate: '2035-07-30',
  certificateDocumentId: rowId('document', 1),
  renewalFiledOn: null,
  renewalOrderedOn: null,
  openRegisterDifferenceCount: 0,
  keptRegisterDifferenceCount: 0,
  registerDifferences: [],
  dateProblemCount: null,
  dateProblems: null,
};

function withMark(facts: object): AnswersByName {
  const { trademark } = recordAnswer('AdminTrademark', { id }) as { trademark: object };
  return { AdminTrademark: () => ({ trademark: { ...trademark, ...quiet, ...facts } }) };
}

async function page(facts: object = {}, answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/trademark/:id/show', at: `/trademark/${id}/show`, Component: Show },
    { answers: { ...withMark(facts), ...answers } },
  );
  const region = within(await screen.findByRole('region', { name: 'Work on the mark' }));
  await region.findByRole('heading', { name: 'Docket' });
  return { sent, region };
}

const difference = {
  openRegisterDifferenceCount: 1,
  registerDifferences: [
    {
      field: 'EXPIRATION_DATE',
      ours: '2036-11-22',
      office: '2036-11-21',
      state: 'OPEN',
      keptById: null,
      keptReason: null,
    },
    { field: 'NUMBER', ours: '1', office: '2', state: 'OURS_KEPT', keptById: null, keptReason: null },
  ],
};
const message = 'It expires on 22 November 2036 by rule, on 21 November 2036 here.';
const problem = { dateProblemCount: 1, dateProblems: [{ code: 'EXPIRY_DIFFERS', message }] };

describe('the head of a mark', () => {
  it('waits for whom its letter waits for', async () => {
    const [letter] = markWork.trademark.officeActions.items;
    const items = [{ ...letter, status: 'KICK_OFF_SENT', confirmedDueDate: true }];
    await page(
      { status: 'OFFICE_ACTION_RECEIVED' },
      { MarkWork: () => ({ ...markWork, trademark: { ...markWork.trademark, officeActions: { items } } }) },
    );
    expect(await screen.findByText(/^Waits for the client/)).toHaveTextContent(/Waits for the client Lumora/);
    expect(screen.queryByText(/Waits for us/)).toBeNull();
  });

  it('says what is due next and from when, that nobody waits, and that the register says the same', async () => {
    await page(
      {},
      {
        MarkWork: () => ({ ...markWork, trademarkDeadlineList: { items: [markDate(0, {})] } }),
      },
    );
    const line = screen.getByText('30 Jul 2035', { selector: 'strong' }).closest('p');
    expect(line).toHaveTextContent(
      'Lumora · Next date 30 Jul 2035 Renewal (opens 30 Jan 2035) · Nothing to do until 30 Jan 2035',
    );
    expect(line).toHaveTextContent(/Register read 24 Nov 2026.*: the same as ours/);
    expect(screen.getByText(/Waits for nobody/)).toBeInTheDocument();
    expect(document.querySelector('[aria-keyshortcuts=p]')).toBeNull();
  });

  it.each(['TRADEMARK_REGISTERED', 'UNDER_EXAMINATION', 'APPLICATION_FILED'])(
    'puts an open difference before every other step: %s',
    async (status) => {
      await page({ status, ...difference, ...problem });
      expect(screen.getByRole('button', { name: /^Settle a difference/ })).toHaveAttribute(
        'aria-keyshortcuts',
        'p',
      );
      expect(screen.getByText(/1 difference$/)).toBeInTheDocument();
    },
  );

  it('leads to the dates that cannot be right', async () => {
    await page({ status: 'UNDER_EXAMINATION', ...problem });
    const [primary] = screen.getAllByRole('link', { name: /^Correct the dates/ });
    expect(primary).toHaveAttribute('href', `/trademark/${id}`);
    expect(primary).toHaveAttribute('aria-keyshortcuts', 'p');
  });

  it('says so where the register was never read', async () => {
    await page(
      {},
      {
        MarkWork: () => ({ ...markWork, trademark: { ...markWork.trademark, registerReadAt: null } }),
      },
    );
    expect(screen.getByText('The register was not read yet.')).toBeInTheDocument();
  });
});

describe('a mark', () => {
  it('asks what its work is drawn from while the record itself is read', async () => {
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const record = withMark({})['AdminTrademark'];
    const { region } = await page(
      {},
      {
        AdminTrademark: async (variables) => {
          await asked;
          return record?.(variables);
        },
        MarkWork: () => {
          isAsked();
          return markWork;
        },
      },
    );
    expect(region.getByRole('heading', { name: 'Docket' })).toBeInTheDocument();
  });

  it('shows its way as an ordered list, with where it is', async () => {
    const { region } = await page({ filingDate: '2025-07-30' });
    const way = within(region.getByRole('list', { name: 'How far it is' }));
    const now = way.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(now.map(({ textContent }) => textContent)).toEqual(['Registered15 Dec 2025']);
  });

  it('has every date with law, safe day, state and second look, those that are over folded', async () => {
    const { region } = await page();
    const row = region.getByRole('rowheader', { name: 'Answer to the office' }).closest('tr');
    for (const words of ['31 Jan 2027', '1 Feb 2027', '15 Jan 2027', 'due soon', 'second look wanted'])
      expect(row).toHaveTextContent(words);
    const over = region.getByText('1 date that is over').closest('details');
    expect(over).not.toHaveAttribute('open');
    expect(over).toHaveTextContent('Priority for further countries');
  });

  it('settles a difference where it is read, with the reason', async () => {
    const { sent, region } = await page(difference);
    const row = within(region.getByRole('row', { name: /expiration date/ }));
    expect(row.getByText('22 Nov 2036')).toBeInTheDocument();
    expect(row.getByText('21 Nov 2036')).toBeInTheDocument();
    expect(region.getByText('1 was settled: ours stands')).toBeInTheDocument();
    expect(row.getByRole('link', { name: /^Ask/ }).getAttribute('href')).toContain('/task/create?title=Find');
    await userEvent.click(row.getByRole('button', { name: /Take the register’s/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle a difference' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'The extract says so.');
    await userEvent.click(dialog.getByRole('button', { name: 'Settle a difference' }));
    await screen.findByText('Register difference decided');
    expect(sentAs(sent, 'AdminDecideRegisterDifference')[0]?.variables).toMatchObject({
      id,
      input: {
        field: 'EXPIRATION_DATE',
        decision: 'TAKE_FROM_THE_OFFICE',
        reason: 'The extract says so.',
      },
    });
  });

  const keptBy = (keptById: string) => ({
    openRegisterDifferenceCount: 1,
    keptRegisterDifferenceCount: 1,
    registerDifferences: [
      {
        field: 'EXPIRATION_DATE',
        ours: '2036-11-22',
        office: '2036-11-21',
        state: 'WAITS_FOR_A_SECOND_PERSON',
        keptById,
        keptReason: 'The certificate has the 22nd.',
      },
    ],
  });

  it('shows a second person why ours was kept, and lets them confirm it', async () => {
    const { sent, region } = await page(keptBy(rowId('user', 9)));
    const row = within(region.getByRole('row', { name: /expiration date/ }));
    expect(row.getByText(/kept ours, because: The certificate has the 22nd\./)).toBeInTheDocument();
    expect(row.getByText(/Waits for a second person/)).toBeInTheDocument();
    expect(row.queryByRole('button', { name: /Keep ours/ })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Confirm: ours stands: expiration date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that ours stands' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm that ours stands' }));
    await screen.findByText('Ours stands against the register');
    expect(sentAs(sent, 'AdminConfirmKeptDifference')[0]?.variables).toMatchObject({
      id,
      input: { field: 'EXPIRATION_DATE' },
    });
  });

  it('leaves it open for whoever kept ours: the register’s value can still be taken', async () => {
    const { region } = await page(keptBy(lawyer.id));
    const row = within(region.getByRole('row', { name: /expiration date/ }));
    expect(row.getByText(/Waits for a second person/)).toBeInTheDocument();
    expect(row.queryByRole('button', { name: /Confirm/ })).toBeNull();
    expect(row.getByRole('button', { name: /Take the register’s/ })).toBeInTheDocument();
  });

  it('never offers to take over a status', async () => {
    const { region } = await page({
      openRegisterDifferenceCount: 1,
      registerDifferences: [
        {
          field: 'STATUS',
          ours: 'Under examination',
          office: 'RECEIVED',
          state: 'OPEN',
          keptById: null,
          keptReason: null,
        },
      ],
    });
    expect(region.getByRole('button', { name: 'Keep ours, because: status' })).toBeInTheDocument();
    expect(region.queryByRole('button', { name: /Take the register’s/ })).toBeNull();
  });

  it('says in words, with both dates, what cannot be right', async () => {
    const { region } = await page(problem);
    expect(region.getByRole('heading', { name: 'Dates that cannot be right' })).toBeInTheDocument();
    expect(region.getByText(message)).toBeInTheDocument();
  });

  it('folds goods by class, and facts under the numbers of the registers, without those it has not', async () => {
    const { region } = await page({
      goodsAndServices: [{ class: 25, terms: ['Shirts', 'Shoes'] }],
      priorityDate: null,
      filingDate: '2025-07-30',
    });
    expect(region.getByRole('heading', { name: 'Goods and services 1 class' })).toBeInTheDocument();
    expect(region.getByText('Shirts; Shoes').closest('summary')).toHaveTextContent('2 terms');
    const facts = region.getByText('As the register prints it').closest('details');
    expect(facts).toHaveTextContent(/\(111\)Number of the registration.*\(220\)Day of filing30 Jul 2025/);
    expect(facts).not.toHaveTextContent('(300)');
  });

  it('names the same mark elsewhere, its watch, what runs, its papers and its money', async () => {
    const { region } = await page();
    expect(region.getByRole('link', { name: 'US · 99000001' }).closest('li')).toHaveTextContent(
      'Office wrote next 1 Feb 2027',
    );
    expect(region.getByRole('link', { name: 'Watch on' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: '2 to judge' })).toBeInTheDocument();
    expect(
      region.getByRole('link', { name: 'Letter of 31 Oct 2026, answer by 1 Feb 2027' }).closest('li'),
    ).toHaveTextContent('Date to confirm');
    expect((await region.findByRole('link', { name: 'Renewal S-7' })).closest('li')).toHaveTextContent(
      'To be done',
    );
    expect(await region.findAllByRole('link', { name: 'certificate.pdf' })).toHaveLength(1);
    expect(region.getByRole('link', { name: 'letter.pdf' }).closest('li')).toHaveTextContent('Office letter');
    expect(await region.findByText('Ordered €790.50 · open €500.50')).toBeInTheDocument();
  });

  it('shows the letters that we sent about the mark, its office letters and proofs', async () => {
    const { region, sent } = await page(
      {},
      {
        LettersAbout: () => ({
          letterList: {
            items: [
              {
                id: 'l1',
                template: 'renewal-reminder',
                state: 'SENT',
                sentAt: '2026-11-21T09:00:00Z',
                createdAt: '2026-11-21T08:59:00Z',
              },
              {
                id: 'l2',
                template: 'number-issued',
                state: 'BOUNCED',
                sentAt: '2026-11-20T09:00:00Z',
                createdAt: '2026-11-20T08:59:00Z',
              },
              {
                id: 'l3',
                template: 'opposition-ends',
                state: 'QUEUED',
                sentAt: null,
                nextAttemptAt: '2026-11-30T09:00:00Z',
                createdAt: '2026-11-28T12:08:00Z',
              },
            ],
          },
        }),
      },
    );
    const line = (await region.findByRole('link', { name: 'Renewal reminder' })).closest('li');
    expect(line).toHaveTextContent(/21 Nov/);
    expect(region.getByRole('link', { name: 'Number issued' }).closest('li')).toHaveTextContent(
      'came back – find another way',
    );
    // Written on a Saturday, it says the working day it waits for.
    expect(region.getByText(/waits, goes out from/).closest('li')).toHaveTextContent(/30 Nov/);
    expect(region.getByRole('heading', { name: 'Letters we sent' })).toBeInTheDocument();
    const parts = [
      ...markWork.trademark.officeActions.items,
      ...markWork.trademark.useInCommerceRequests.items,
    ];
    expect(sentAs(sent, 'LettersAbout')[0]?.variables['ids']).toEqual([id, ...parts.map((part) => part.id)]);
  });

  it('stands where money, orders or papers did not answer, and asks them again', async () => {
    let isDown = true;
    const { region } = await page(
      {},
      {
        MarkMoney: () => {
          if (isDown) throw new TypeError('offline');
          return { productList: { items: [] } };
        },
        MarkPapers: () => {
          throw new TypeError('offline');
        },
        MarkFamily: () => {
          throw new TypeError('offline');
        },
      },
    );
    const said = await region.findByText(/Money did not answer/);
    expect(await region.findByText(/Papers did not answer/)).toBeInTheDocument();
    expect(await region.findByText(/The same mark elsewhere did not answer/)).toBeInTheDocument();
    expect(region.getByRole('rowheader', { name: 'Renewal' })).toBeInTheDocument();
    isDown = false;
    await userEvent.click(within(said).getByRole('button', { name: 'Again' }));
    expect(await region.findByText('Nothing was ordered for it here.')).toBeInTheDocument();
  });

  it('lets begin what can begin from it, filled in', async () => {
    const { region } = await page();
    const letter = await region.findByRole('link', { name: 'New letter' });
    expect(letter.getAttribute('href')).toContain(`/office_action/create?trademarkId=${id}`);
    expect(region.getByRole('link', { name: 'Another country or class' })).toBeInTheDocument();
  });

  it('says what is missing of one that is not filed', async () => {
    const { region } = await page(
      { status: 'READY_FOR_FILING', filingDate: null, number: null, goodsAndServices: [] },
      { MarkWork: () => ({ ...markWork, trademarkDeadlineList: { items: [] } }) },
    );
    expect(region.getByText('Not filed yet: no number, no dates.')).toBeInTheDocument();
    expect(region.getByText('No goods are known.')).toBeInTheDocument();
  });
});
