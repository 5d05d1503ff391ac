import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { renderPortalPage, sentAs } from '../../../../../testing/portal-page.js';
import { present } from '../../../../../testing/present.js';
import { refusal } from '../../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../../testing/stub-portal.js';
import { ImportMark } from './import-mark.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const known = {
  ...present(portalAnswer('RegisteredMarks', { office: 'EU', number: '1' }).registeredMarkList[0]),
  kind: 'registration',
  name: 'Lumora',
  owner: 'Lumora s. r. o.',
  classes: [9, 11],
  filedOn: '2016-04-02',
  registeredOn: '2016-09-01',
  expiresOn: '2026-04-02',
  nextDeclaration: null,
};
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' });
const declaration = {
  __typename: 'NextDeclaration',
  type: 'DECLARATION_OF_USE',
  opensOn: '2025-09-15',
  dueOn: '2026-09-15',
  lateUntil: '2027-03-15',
  late: false,
  serviceFee: usd(21_700),
  officeFee: usd(65_000),
  lateFee: usd(20_000),
};
const show = (answers: AnswersByName) =>
  renderPortalPage({ path: '/portal/trademarks', at: '/portal/trademarks', Component: ImportMark }, answers);
const look = async (): Promise<void> => {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Office' }), 'European Union');
  await userEvent.type(screen.getByRole('textbox', { name: 'Number at the office' }), ' 018000001 ');
  await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
};
const add = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Add this mark' }));
const found = (...marks: readonly object[]): AnswersByName => ({
  RegisteredMarks: () => ({ registeredMarkList: marks }),
});

describe('a mark the customer has already', () => {
  it('is looked up by office and number, and compared before it is added', async () => {
    const sent = show({
      ...found(known),
      ImportTrademark: () => ({ createTrademark: refusal('MARK_KNOWN', 'It is here already.') }),
    });
    await look();
    expect(await screen.findByText(/The register knows it/)).toHaveTextContent(/Owner: Lumora s\. r\. o\./);
    expect(screen.getByRole('textbox', { name: 'Name of the mark' })).toHaveValue('Lumora');
    expect(screen.getByLabelText(/^Protected until/)).toHaveValue('2026-04-02');
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('It is here already.');
    expect(sentAs(sent, 'RegisteredMarks')).toMatchObject([{ office: 'EU', number: '018000001' }]);
    expect(sentAs(sent, 'ImportTrademark')).toMatchObject([
      {
        input: {
          name: 'Lumora',
          jurisdiction: 'EU',
          number: '018000001',
          status: 'TRADEMARK_REGISTERED',
          goodsAndServices: [
            { class: 9, terms: [] },
            { class: 11, terms: [] },
          ],
          filingDate: '2016-04-02',
          registrationDate: '2016-09-01',
          expirationDate: '2026-04-02',
          imported: true,
        },
      },
    ]);
  });

  it('of the United States shows by when its use has to be declared, and what that costs in time and late', async () => {
    show(found({ ...known, nextDeclaration: declaration }));
    await look();
    const part = await screen.findByRole('region', { name: /a declaration of use$/ });
    expect(part).toHaveTextContent(/Declaration of use by15 September 2026/);
    expect(part).toHaveTextContent(/Last day with the late fee15 March 2027/);
    expect(part).toHaveTextContent(/650\.00.*200\.00/);
    cleanup();
    show(found({ ...known, nextDeclaration: { ...declaration, late: true } }));
    await look();
    expect(await screen.findByText(/The due date is over. The office still takes it/)).toBeInTheDocument();
  });

  it('that the register does not know is typed from the certificate', async () => {
    const sent = show({ ...found(), ImportTrademark: () => ({ createTrademark: refusal('INPUT_INVALID') }) });
    await look();
    expect(
      await screen.findByText(/knows no such number. Please type what the certificate says/),
    ).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the mark' }), 'Lumora Home');
    await userEvent.type(screen.getByRole('textbox', { name: /classes/i }), '9; 35');
    await add();
    await waitFor(() =>
      expect(sentAs(sent, 'ImportTrademark')).toMatchObject([
        { input: { name: 'Lumora Home', status: 'APPLICATION_FILED', registrationDate: null } },
      ]),
    );
  });

  it('can be added while the register is away, and the page says which of the two it is', async () => {
    show({
      RegisteredMarks: () => {
        throw new TypeError('offline');
      },
    });
    await look();
    expect(await screen.findByText(/The register cannot be asked now/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add this mark' })).toBeInTheDocument();
  });

  it('of which the register knows application and registration is shown as registered', async () => {
    show(found({ ...known, kind: 'application', name: 'Lumora (applied)' }, known));
    await look();
    expect(await screen.findByRole('textbox', { name: 'Name of the mark' })).toHaveValue('Lumora');
  });

  it('is not mixed up with the one looked up before', async () => {
    show({
      RegisteredMarks: ({ number }) => ({ registeredMarkList: number === '018000001' ? [known] : [] }),
    });
    await look();
    expect(await screen.findByRole('textbox', { name: 'Name of the mark' })).toHaveValue('Lumora');
    await userEvent.type(screen.getByRole('textbox', { name: 'Number at the office' }), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
    await screen.findByText(/knows no such number/);
    expect(screen.getByRole('textbox', { name: 'Name of the mark' })).toHaveValue('');
  });
});
