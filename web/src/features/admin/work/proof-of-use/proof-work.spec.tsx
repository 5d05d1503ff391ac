import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { proofSpecimen, proofWork } from '../../../../../testing/stub-proof.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('use_in_commerce_request', 0);
const classId = rowId('use_in_commerce_request_class', 0);
const known = recordAnswer('AdminUseInCommerceRequest', { id }) as { useInCommerceRequest: object };
const proof = proofWork.useInCommerceRequest;
const [used, waiting] = proof.classes.items as [object, object];

async function board(more: object = {}, answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/use_in_commerce_request/:id/show', at: `/use_in_commerce_request/${id}/show`, Component: Show },
    {
      answers: {
        AdminUseInCommerceRequest: () => ({
          useInCommerceRequest: { ...known.useInCommerceRequest, status: 'IN_PREPARATION', version: 5 },
        }),
        ProofWork: () => ({ useInCommerceRequest: { ...proof, ...more } }),
        ...answers,
      },
    },
  );
  const region = within(await screen.findByRole('region', { name: 'The proof, class by class' }));
  const ofClass = (number: number) => within(region.getByRole('article', { name: `Class ${number}` }));
  return { sent, region, ofClass };
}
const withSpecimen = (more: object, ofClass: object = {}) => ({
  classes: { items: [{ ...used, ...ofClass, specimens: { items: [proofSpecimen(more)] } }, waiting] },
});

describe('a class of a proof of use', () => {
  it('says what it rests on, its goods, what becomes of it, and what shows the use', async () => {
    const { ofClass } = await board();
    expect(ofClass(3).getByText('Basis: intends to use, 1(b)')).toBeInTheDocument();
    expect(ofClass(3).getByText('essential oils')).toBeInTheDocument();
    expect(ofClass(3).getByRole('combobox', { name: 'What becomes of it' })).toHaveDisplayValue('In use');
    expect(
      ofClass(3).getByRole('img', { name: 'The specimen as it was captured on 2 Nov 2026' }),
    ).toBeInTheDocument();
    expect(ofClass(3).getByText('7.0 MB · 4000 × 3000 px')).toBeInTheDocument();
    expect(ofClass(3).getByRole('link', { name: 'https://shop.example/oil' })).toBeInTheDocument();
    expect(ofClass(29).getByText('No specimen is filed for this class.')).toBeInTheDocument();
    expect(ofClass(29).queryByLabelText('First use in the US')).toBeNull();
  });

  it('without a specimen says who was asked and when, and writes to them', async () => {
    const { ofClass } = await board({
      classes: { items: [{ ...used, specimens: { items: [] } }] },
    });
    expect(ofClass(3).getByText(/^No specimen yet: Dana Demová was asked on/)).toHaveTextContent(
      '2 October 2026',
    );
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Write to the client' }));
    expect(await screen.findByRole('dialog', { name: 'Write to the client' })).toBeInTheDocument();
  });

  it('says that nobody was asked as long as nothing was sent', async () => {
    const { ofClass } = await board({
      asked: { items: [] },
      classes: { items: [{ ...used, specimens: { items: [] } }] },
    });
    expect(ofClass(3).getByText('No specimen yet, and nobody was asked.')).toBeInTheDocument();
  });

  it('is decided by a choice, also by keyboard, and says why the service refused', async () => {
    const { sent, ofClass } = await board(
      {},
      {
        SaveProofClass: () => ({
          updateUseInCommerceRequestClass: {
            __typename: 'Refusal',
            code: 'CONFLICT',
            message: 'It was changed in between.',
            fields: [],
          },
        }),
      },
    );
    await userEvent.selectOptions(ofClass(29).getByRole('combobox'), 'In use');
    expect(sentAs(sent, 'SaveProofClass')[0]?.variables).toEqual({
      id: rowId('use_in_commerce_request_class', 1),
      input: { decision: 'USE' },
      expectedVersion: 3,
    });
    expect(await ofClass(29).findByRole('alert')).toHaveTextContent('It was changed in between.');
  });

  it('tells at the day that use in the US is not before use anywhere, and sends nothing', async () => {
    const { sent, ofClass } = await board();
    const inUs = ofClass(3).getByLabelText('First use in the US');
    fireEvent.change(inUs, { target: { value: '2026-01-15' } });
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Save the days' }));
    expect(inUs).toHaveAccessibleDescription(/cannot be before the first use anywhere/);
    expect(sentAs(sent, 'SaveProofClass')).toEqual([]);
    fireEvent.change(inUs, { target: { value: '2026-02-15' } });
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Save the days' }));
    expect(sentAs(sent, 'SaveProofClass')[0]?.variables).toEqual({
      id: classId,
      input: { firstUseInUs: '2026-02-15', firstUseAnywhere: '2026-02-01' },
      expectedVersion: 3,
    });
  });

  it('shows at the day what the service said of it', async () => {
    const { ofClass } = await board(
      { declarationSignedOn: null },
      {
        SaveProofClass: () => ({
          updateUseInCommerceRequestClass: {
            __typename: 'Refusal',
            code: 'INPUT_INVALID',
            message: 'Some answers need another look.',
            fields: [
              { path: ['firstUseInUs'], code: 'IN_FUTURE', message: 'This day has not come at the office.' },
            ],
          },
        }),
      },
    );
    const inUs = ofClass(3).getByLabelText('First use in the US');
    fireEvent.change(inUs, { target: { value: '2026-02-15' } });
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Save the days' }));
    await waitFor(() => expect(inUs).toHaveAccessibleDescription('This day has not come at the office.'));
  });
});

describe('a specimen', () => {
  it('is accepted by one press', async () => {
    const { sent, ofClass } = await board();
    await userEvent.click(ofClass(3).getByRole('button', { name: 'It does' }));
    expect(sentAs(sent, 'JudgeSpecimen')[0]?.variables).toEqual({
      id: rowId('specimen', 0),
      input: { verdict: 'ACCEPTED' },
      expectedVersion: 2,
    });
  });

  it('is refused with words the client reads, and keeps them where the service wants others', async () => {
    const { sent, ofClass } = await board(
      {},
      {
        JudgeSpecimen: () => ({
          judgeSpecimen: {
            __typename: 'Refusal',
            code: 'INPUT_INVALID',
            message: 'Some answers need another look.',
            fields: [
              {
                path: ['refusedBecause'],
                code: 'REQUIRED',
                message: 'Say why it does not do; the client reads it.',
              },
            ],
          },
        }),
      },
    );
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Refuse…' }));
    const why = ofClass(3).getByRole('textbox', { name: /Why it does not do/ });
    await userEvent.type(why, 'A mock-up.');
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Refuse it so' }));
    expect(sentAs(sent, 'JudgeSpecimen')[0]?.variables['input']).toEqual({
      verdict: 'REFUSED',
      refusedBecause: 'A mock-up.',
    });
    await waitFor(() => expect(why).toHaveAccessibleDescription(/Say why it does not do/));
    expect(why).toHaveValue('A mock-up.');
  });

  it('that is too big is made to fit, the service keeps what was given', async () => {
    const { sent, ofClass } = await board();
    expect(ofClass(3).getByText('The office takes 5 MB at most.')).toBeInTheDocument();
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Resize' }));
    expect(sentAs(sent, 'FitSpecimen')[0]?.variables).toEqual({ id: rowId('specimen', 0) });
    expect(await ofClass(3).findByText('The copy stands here within seconds.')).toBeInTheDocument();
  });

  it('in the colours of a printing press needs another picture', async () => {
    const document = { ...proofSpecimen({}).document, specimenProblems: ['SIZE', 'CMYK'] };
    const { ofClass } = await board(withSpecimen({ document }));
    expect(ofClass(3).getByText(/CMYK/)).toBeInTheDocument();
    expect(ofClass(3).queryByRole('button', { name: 'Resize' })).toBeNull();
  });

  it('that was refused says so and why', async () => {
    const { ofClass } = await board(withSpecimen({ verdict: 'REFUSED', refusedBecause: 'A mock-up.' }));
    expect(ofClass(3).getByText('Does not do')).toBeInTheDocument();
    expect(ofClass(3).getByText('A mock-up.')).toBeInTheDocument();
  });

  it('is added where it belongs', async () => {
    const { sent, ofClass } = await board();
    await userEvent.click(ofClass(3).getByRole('button', { name: 'Add a specimen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /URL/ }), 'https://shop.example/2');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a specimen' }));
    await waitFor(() => expect(sentAs(sent, 'AdminCreateSpecimen')).toHaveLength(1));
    expect(sentAs(sent, 'AdminCreateSpecimen')[0]?.variables['input']).toMatchObject({
      useInCommerceRequestClassId: classId,
      classNumber: 3,
      url: 'https://shop.example/2',
      userId: proof.userId,
    });
  });
});

describe('the last sheet', () => {
  it('says what would be filed, for which fee, until when there and here', async () => {
    const { region } = await board();
    const sheet = within(region.getByRole('region', { name: 'Last sheet' }));
    expect(
      sheet.getByRole('row', { name: /Statement of use 1 class × \$150\.00 \$150\.00/ }),
    ).toBeInTheDocument();
    expect(sheet.getByRole('row', { name: 'Together $275.00' })).toBeInTheDocument();
    expect(sheet.getByText(/^23 Mar 2027, Eastern Time/)).toHaveTextContent(/here .*2[34] Mar 2027/);
    expect(sheet.getByText('▲ not signed')).toBeInTheDocument();
    expect(sheet.getByText('class 3: look at the specimens')).toBeInTheDocument();
  });

  it('is followed by the approval, which asks whether the specimens were looked at', async () => {
    const { sent, region } = await board(withSpecimen({ verdict: 'ACCEPTED' }));
    const sheet = within(region.getByRole('region', { name: 'Last sheet' }));
    expect(sheet.queryByText('Still to be done:')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Approve for filing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve for filing' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Specimens checked/ }), 'yes');
    fireEvent.change(dialog.getByLabelText(/Declaration signed on/), { target: { value: '2026-11-10' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve for filing' }));
    await waitFor(() => expect(sentAs(sent, 'AdminApproveUseInCommerceFiling')).toHaveLength(1));
    expect(sentAs(sent, 'AdminApproveUseInCommerceFiling')[0]?.variables).toEqual({
      id,
      input: { specimensChecked: true, declarationSignedOn: '2026-11-10' },
      expectedVersion: 5,
    });
  });

  it('says what a class lacks', async () => {
    const { region } = await board({
      classes: {
        items: [
          {
            ...used,
            items: [],
            firstUseInUs: null,
            specimens: { items: [proofSpecimen({ verdict: 'REFUSED' })] },
          },
          { ...waiting, decision: null },
        ],
      },
    });
    const sheet = within(region.getByRole('region', { name: 'Last sheet' }));
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'class 29: say what becomes of it',
      'class 3: no goods are named',
      'class 3: the days of first use',
      'class 3: a specimen that does',
    ]);
  });

  it('warns of the blackout', async () => {
    const { region } = await board({ sheet: { ...proof.sheet, blackout: true } });
    expect(region.getByRole('note')).toHaveTextContent(
      'The office takes no proof until the notice of allowance.',
    );
  });

  it('of what was filed stays, and nothing can be changed', async () => {
    const { region, ofClass } = await board({ status: 'SUBMITTED' });
    expect(ofClass(3).getByRole('combobox')).toBeDisabled();
    for (const name of ['It does', 'Refuse…', 'Resize', 'Add a specimen', 'Correct'])
      expect(region.queryByRole('button', { name })).toBeNull();
  });
});
