import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { consultationWork } from '../../../../../testing/stub-consultation.js';
import { lawyer } from '../../../../../testing/stub-facts.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('consultation', 0);
const { consultation: known } = recordAnswer('AdminConsultation', { id }) as { consultation: object };

async function talk(more: object = {}, answers: AnswersByName = {}) {
  const now = { ...consultationWork.consultation, ...more };
  const sent = await renderAdminPage(
    { path: '/consultation/:id/show', at: `/consultation/${id}/show`, Component: Show },
    {
      answers: {
        AdminConsultation: () => ({ consultation: { ...known, ...now, version: 4 } }),
        ConsultationWork: () => ({ ...consultationWork, consultation: now }),
        ...answers,
      },
    },
  );
  return { sent, region: within(await screen.findByRole('region', { name: 'The talk' })) };
}
const slot = (name: RegExp) => screen.findByLabelText(name);
const firstOf = async (name: RegExp) => (await screen.findAllByLabelText(name))[0] as HTMLElement;
const undated = { status: 'REQUESTED', eventTimestamp: null, assignedAdminId: null };

describe('a talk', () => {
  it('says who is advised, why, and what the client has with us', async () => {
    const { region } = await talk();
    const about = within(region.getByRole('region', { name: 'Who and why' }));
    expect(about.getByRole('link', { name: 'Rita Rosa' })).toBeInTheDocument();
    expect(about.getByText('Which classes do I need?')).toBeInTheDocument();
    expect(about.getByRole('link', { name: 'NORDHAVEN · V-398' })).toBeInTheDocument();
    expect(await region.findByRole('link', { name: 'NORDHAVEN · US' })).toBeInTheDocument();
    expect(region.getByText('May I add a class later?')).toBeInTheDocument();
    expect(region.getByText('Not answered yet')).toBeInTheDocument();
  });

  it('of who has no account shows who asked, and asks for no records', async () => {
    const { sent, region } = await talk({ user: null, contactName: 'Iva', contactEmail: 'iva@client.test' });
    expect(region.getByText(/Iva · iva@client.test/)).toHaveTextContent('(no account)');
    expect(sentAs(sent, 'AdvisedClient')).toEqual([]);
  });
});

describe('whom a talk waits for', () => {
  const headOf = async (eventTimestamp: string) => {
    await talk({ eventTimestamp });
    return within((await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement);
  };
  const HOUR_MS = 3_600_000;
  const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

  it('is nobody before its hour, which is said', async () => {
    const head = await headOf(inHours(2));
    expect(await head.findByText(/Waits for nobody until/)).toBeInTheDocument();
    expect(head.getByText('Dated')).toBeInTheDocument();
    expect(head.queryByRole('button', { name: /It took place/ })).toBeNull();
  });

  it('is us from its hour on: what came of it has to be written', async () => {
    const head = await headOf(inHours(-1));
    expect(await head.findByText(/Waits for us since/)).toBeInTheDocument();
    expect(head.getByText('Outcome to write')).toBeInTheDocument();
    expect(head.getByRole('button', { name: /It took place/ })).toBeInTheDocument();
  });
});

describe('its calendar', () => {
  it('opens at its week, with the clock of the client beside the reader’s', async () => {
    const { sent } = await talk();
    const own = await slot(/This talk is here/);
    expect(own).toHaveAccessibleName(/Wed, 25 Nov 2099.*04:00 for Rita/);
    expect(sentAs(sent, 'ConsultationWeek')[0]?.variables).toEqual({
      from: '2099-11-23',
      begins: '2099-11-23T00:00:00.000Z',
      ends: '2099-11-30T00:00:00.000Z',
    });
    expect(screen.getByText(/for Rita Eastern Time/)).toBeInTheDocument();
  });

  it('goes by arrows from slot to slot, day to day and week to week, and by Enter moves the talk', async () => {
    const { sent } = await talk();
    await slot(/This talk is here/);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Tue, 24 Nov 2099/));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Wed, 25 Nov 2099.*04:30.*free/));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Wed, 2 Dec 2099.*04:30.*free/));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sentAs(sent, 'AdminRescheduleConsultation')).toHaveLength(1));
    expect(sentAs(sent, 'AdminRescheduleConsultation')[0]?.variables).toEqual({
      id,
      input: { eventTimestamp: '2099-12-02T09:30:00.000Z', location: 'By phone' },
      expectedVersion: 4,
    });
  });

  it('passes over a day on which the firm is closed', async () => {
    await talk();
    await slot(/This talk is here/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Mon, 30 Nov 2099/));
  });

  it('says at a slot that is taken who has it, and opens nothing', async () => {
    await talk();
    const taken = await slot(/Lena has D\. D\. at/);
    expect(taken).toHaveAttribute('aria-disabled', 'true');
    expect(taken).toHaveTextContent('O. O.');
    await userEvent.click(taken);
    expect(await screen.findByText(/^Lena has D\. D\. at \d\d:00\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await firstOf(/Lena is away until/));
    expect(await screen.findByText(/^Lena is away until Fri, 27 Nov 2099/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a free slot to a talk that has no time, of the colleague that is chosen', async () => {
    const { sent } = await talk(undated);
    await userEvent.selectOptions(await screen.findByLabelText('Who advises'), lawyer.id);
    await userEvent.click(await screen.findByText('Week after'));
    await userEvent.click(await firstOf(/: free$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer a time' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Offer a time' }));
    await waitFor(() => expect(sentAs(sent, 'AdminScheduleConsultation')).toHaveLength(1));
    expect(sentAs(sent, 'AdminScheduleConsultation')[0]?.variables['input']).toMatchObject({
      eventTimestamp: expect.stringMatching(/T08:00:00\.000Z$/),
      assignedAdminId: lawyer.id,
    });
  });

  it('says the service’s refusal at the time that was chosen', async () => {
    await talk(
      {},
      {
        AdminRescheduleConsultation: () => ({
          rescheduleConsultation: {
            __typename: 'Refusal',
            code: 'INPUT_INVALID',
            message: 'Some answers need another look.',
            fields: [
              {
                path: ['eventTimestamp'],
                code: 'SLOT_TAKEN',
                message: 'Lena has R. R. at 10:00 (Europe/Bratislava).',
              },
            ],
          },
        }),
      },
    );
    await userEvent.click(await firstOf(/: free$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    expect((await dialog.findAllByText(/Lena has R\. R\. at 10:00/)).length).toBeGreaterThan(0);
  });

  it('is not there once the talk took place', async () => {
    const { region } = await talk({ status: 'CLOSED' });
    expect(region.queryByRole('table')).toBeNull();
    expect(region.queryByRole('heading', { name: /Week of/ })).toBeNull();
  });
});

describe('the letter about the outcome', () => {
  const held = { status: 'HELD', outcome: 'Two classes are enough.' };

  it('is read in the language of the client before it is sent, exactly as it was read', async () => {
    const { sent, region } = await talk(held);
    expect(region.getByRole('textbox', { name: 'What was said' })).toHaveValue('Two classes are enough.');
    expect(region.queryByRole('button', { name: /^Send/ })).toBeNull();
    await userEvent.type(region.getByRole('textbox', { name: 'What is to be done next' }), 'Order 9.');
    await userEvent.click(region.getByRole('checkbox', { name: 'A registration' }));
    await userEvent.click(region.getByRole('button', { name: 'Read it as the client will' }));
    const letter = within(await region.findByRole('article', { name: 'As the client reads it, in Czech' }));
    expect(letter.getByText('Dobrý den, Dano,')).toBeInTheDocument();
    for (const words of ['Two classes are enough.', 'Order 9.'])
      expect(letter.getByText(words, { selector: 'blockquote' })).toBeInTheDocument();
    expect(sentAs(sent, 'OutcomePreview')[0]?.variables).toMatchObject({ offers: ['registration'] });
    await userEvent.click(region.getByRole('button', { name: 'Send and close the talk' }));
    await waitFor(() => expect(sentAs(sent, 'CloseWithOutcome')).toHaveLength(1));
    expect(sentAs(sent, 'CloseWithOutcome')[0]?.variables).toEqual({
      id,
      input: {
        outcome: 'Two classes are enough.',
        advice: '',
        resolution: 'Order 9.',
        offers: ['REGISTRATION'],
      },
      expectedVersion: 4,
    });
    await waitFor(() => expect(localStorage.getItem(`kept.talk.${id}`)).toBeNull());
  });

  it('is what the next step of the record leads to, and no other step sends it', async () => {
    const { region } = await talk(held);
    const next = await screen.findByRole('link', { name: /^Write to the client/ });
    expect(screen.queryByRole('button', { name: /Send the outcome/ })).toBeNull();
    await userEvent.click(next);
    expect(region.getByRole('textbox', { name: 'What was said' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'More steps' }));
    expect(screen.queryByText('Send the outcome')).toBeNull();
  });

  it('that was changed after it was read is read again first', async () => {
    const { region } = await talk(held);
    await userEvent.click(region.getByRole('button', { name: 'Read it as the client will' }));
    await region.findByRole('button', { name: 'Send and close the talk' });
    await userEvent.type(region.getByRole('textbox', { name: 'What was said' }), ' Or three.');
    expect(region.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('without words is not read, and what is typed stays on the device', async () => {
    const { region } = await talk({ ...held, outcome: null });
    await userEvent.click(region.getByRole('button', { name: 'Read it as the client will' }));
    expect(region.getByRole('alert')).toHaveTextContent('Write what was said first.');
    await userEvent.type(region.getByRole('textbox', { name: 'What was said' }), 'One class.');
    cleanup();
    const again = (await talk({ ...held, outcome: null })).region;
    expect(again.getByRole('textbox', { name: 'What was said' })).toHaveValue('One class.');
  });

  it('is sent and the talk stays open, and is closed without another letter while nothing was changed', async () => {
    const open = await talk(held);
    await userEvent.click(open.region.getByRole('button', { name: 'Read it as the client will' }));
    await userEvent.click(await open.region.findByRole('button', { name: 'Send, keep the talk open' }));
    await waitFor(() => expect(sentAs(open.sent, 'SendOutcome')).toHaveLength(1));
    cleanup();
    const { sent, region } = await talk({ ...held, outcomeSentAt: '2026-11-25T10:00:00.000Z' });
    expect(region.getByText(/^The letter was written/)).toBeInTheDocument();
    const said = region.getByRole('textbox', { name: 'What was said' });
    await userEvent.type(said, '!');
    expect(region.queryByRole('button', { name: 'Close the talk' })).toBeNull();
    await userEvent.type(said, '{Backspace}');
    await userEvent.click(region.getByRole('button', { name: 'Close the talk' }));
    await waitFor(() => expect(sentAs(sent, 'CloseWithOutcome')).toHaveLength(1));
  });

  it('goes out again after the talk was closed', async () => {
    const { sent, region } = await talk({
      ...held,
      status: 'CLOSED',
      outcomeSentAt: '2026-11-25T10:00:00.000Z',
    });
    await userEvent.type(region.getByRole('textbox', { name: 'What you advise' }), 'Soon.');
    await userEvent.click(region.getByRole('button', { name: 'Read it as the client will' }));
    expect(region.queryByRole('button', { name: /close the talk/i })).toBeNull();
    await userEvent.click(await region.findByRole('button', { name: 'Send this letter again' }));
    await waitFor(() => expect(sentAs(sent, 'SendOutcome')).toHaveLength(1));
    expect(sentAs(sent, 'SendOutcome')[0]?.variables).toMatchObject({ input: { advice: 'Soon.' } });
  });

  it('shows what was ordered from it', async () => {
    const { region } = await talk(held, {
      ConsultationWork: () => ({
        ...consultationWork,
        consultation: { ...consultationWork.consultation, ...held },
        registrationRequestList: { items: [{ id: 'r1', value: 'LUMORA', publicId: 'V-1' }] },
        serviceRequestList: { items: [{ id: 's1', title: 'Renewal of LUMORA', publicId: 'S-1' }] },
      }),
    });
    const orders = within(await region.findByRole('region', { name: 'Ordered after the talk' }));
    expect(orders.getByRole('link', { name: 'LUMORA · V-1' })).toHaveAttribute(
      'href',
      '/registration_request/r1/show',
    );
    expect(orders.getByRole('link', { name: 'Renewal of LUMORA · S-1' })).toBeInTheDocument();
  });

  it('leads to an order for the client', async () => {
    const { region } = await talk(held);
    expect(
      region.getByRole('link', { name: 'Order a check or a registration for the client' }),
    ).toHaveAttribute('href', `/registration_request/create?userId=${rowId('user', 0)}`);
    expect(region.getByRole('link', { name: 'Order a service for the client' })).toHaveAttribute(
      'href',
      `/service_request/create?userId=${rowId('user', 0)}`,
    );
  });
});
