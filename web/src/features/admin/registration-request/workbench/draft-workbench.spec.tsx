import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName, AnswerTo } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { present } from '../../../../../testing/present.js';
import { deskDraftAnswers } from '../../../../../testing/stub-desk-draft.js';
import { draftIds } from '../../../../../testing/stub-draft.js';
import { refusal } from '../../../../../testing/stub-facts.js';
import { DraftWorkbench } from './draft-workbench.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Draft = AnswerTo<'DeskDraft'>;
type Application = NonNullable<Draft['registrationRequest']>['applications']['items'][number];
type Office = Application['jurisdictions']['items'][number];

const open = deskDraftAnswers.DeskDraft({ id: draftIds.open });
const named = deskDraftAnswers.DeskDraft({ id: draftIds.finished });

/** The draft with another application; drafted, so that it is written in. */
function withApplication(draft: Draft, change: (application: Application) => Application): Draft {
  const request = present(draft.registrationRequest);
  return {
    ...draft,
    registrationRequest: {
      ...request,
      status: 'READY_FOR_DRAFTING',
      applications: { items: request.applications.items.map(change) },
    },
  };
}
const withOffice = (draft: Draft, code: string, more: Partial<Office>): Draft =>
  withApplication(draft, (application) => ({
    ...application,
    jurisdictions: {
      items: application.jurisdictions.items.map((one) =>
        one.jurisdiction === code ? { ...one, ...more } : one,
      ),
    },
  }));
const owned = withApplication(named, (application) => application);

function show(draft: () => Draft, answers: AnswersByName = {}) {
  const Component = () => (
    <>
      <h1>Lumora</h1>
      <DraftWorkbench id={draftIds.open} />
    </>
  );
  return renderAdminPage(
    { path: '/registration_request/:id/show', at: `/registration_request/${draftIds.open}/show`, Component },
    { answers: { DeskDraft: draft, ...answers } },
  );
}
const saved = (root: string, typename: string) => () => ({
  [root]: { __typename: typename, id: 'x', version: 2 },
});

describe('the workbench of a draft', () => {
  it('says what was paid against what the draft holds, with the money of the difference', async () => {
    await show(() => open);
    const line = await screen.findByRole('group', { name: 'Differences between order and draft' });
    expect(line).toHaveTextContent('United States: class 35 is paid and not in the draft');
    expect(await within(line).findByText('office fees in the order: €700.00')).toBeInTheDocument();
    expect(screen.getByText(/€2,651.52 paid, €1,200.00 of it for the offices/)).toBeInTheDocument();
    await userEvent.keyboard(';d');
    expect(line).toHaveFocus();
  });

  it('names what is missing and for whom it waits, and asks the client for all of it in one message', async () => {
    const sent = await show(() => open);
    const missing = within(await screen.findByRole('group', { name: 'What is missing' }));
    expect(missing.getByRole('heading', { name: 'Waits for the client' })).toBeInTheDocument();
    await userEvent.click(missing.getByRole('button', { name: 'Ask for all of it' }));
    const begun = within(await screen.findByRole('dialog', { name: 'Ask the client' }));
    await userEvent.click(begun.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: 'Ask the client' })).toBeNull();
    await userEvent.click(missing.getByRole('button', { name: 'Ask for all of it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the client' }));
    expect(dialog.getByRole('textbox')).toHaveValue(
      'For your application we still need:\n– your answer on priority\n– the owner\n– an address\n– goods and services (United States)\n– a specimen of each class (United States)\n\nYou can fill it in on the page of your application draft.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the client' }));
    expect(await screen.findByText('The client is written to.')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminDraftWriteComment')[0]?.variables).toMatchObject({
      input: { subjectType: 'REGISTRATION_REQUEST', subjectId: draftIds.open, visibleToCustomer: true },
    });
  });

  it('takes the owner of the paid order by one press, into the account of the client', async () => {
    const sent = await show(() => open, {
      DeskCreateAddress: saved('createAddress', 'Address'),
      DeskCreateOwner: saved('createParty', 'Party'),
      DeskChooseParties: saved('chooseApplicationParties', 'Application'),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Take the owner of the order: Lumora s. r. o.' }),
    );
    await waitFor(() => expect(sentAs(sent, 'DeskChooseParties')).toHaveLength(1));
    expect(sentAs(sent, 'DeskCreateOwner')[0]?.variables).toMatchObject({
      input: {
        userId: '0190a000-0000-7000-8000-000000000001',
        businessName: 'Lumora s. r. o.',
        companyId: '01234567',
        roles: ['OWNER_ENTITY'],
      },
    });
    expect(sentAs(sent, 'DeskCreateAddress')[0]?.variables).toMatchObject({
      input: { street: 'Dlhá 1', country: 'SK' },
    });
  });

  it('finds the owner in the register by its key, and writes it into the draft', async () => {
    const sent = await show(() => owned, {
      DeskSaveAddress: saved('updateAddress', 'Address'),
      DeskSaveOwner: saved('updateParty', 'Party'),
      DeskChooseParties: saved('chooseApplicationParties', 'Application'),
    });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Look the owner up in' }),
      'the EUIPO’s list of applicants',
    );
    await userEvent.keyboard('{Escape}');
    const field = screen.getByRole('searchbox', { name: 'Name of the owner' });
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(';w');
    expect(field).toHaveFocus();
    await userEvent.keyboard('Lumora{Enter}');
    await userEvent.click(
      await screen.findByRole('button', { name: /^Write it into the draft.*Lumora, s\. r\. o\.$/ }),
    );
    await waitFor(() => expect(sentAs(sent, 'DeskChooseParties')).toHaveLength(1));
    expect(sentAs(sent, 'DeskSaveAddress')[0]?.variables).toMatchObject({ input: { street: 'Dlhá 7' } });
  });

  const byNumber = async (search: string): Promise<void> => {
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Company number or name of the owner' }),
      `${search}{Enter}`,
    );
  };

  it('asks the company register of the owner’s country by number, and takes form, number and seat only when told to', async () => {
    const sent = await show(() => owned, {
      DeskSaveAddress: saved('updateAddress', 'Address'),
      DeskSaveOwner: saved('updateParty', 'Party'),
      DeskChooseParties: saved('chooseApplicationParties', 'Application'),
    });
    await byNumber('1234567');
    expect(
      await screen.findByText(/Spoločnosť s ručením obmedzeným, 01234567, Dlhá 9, 949 01, Nitra, SK/),
    ).toBeInTheDocument();
    expect(sentAs(sent, 'DeskCompaniesFound')[0]?.variables).toEqual({ country: 'SK', search: '1234567' });
    expect(sentAs(sent, 'DeskSaveOwner')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /^Write it into the draft/ }));
    await waitFor(() => expect(sentAs(sent, 'DeskChooseParties')).toHaveLength(1));
    expect(sentAs(sent, 'DeskSaveOwner')[0]?.variables).toMatchObject({
      input: {
        type: 'LEGAL',
        businessName: 'Lumora, s. r. o.',
        companyId: '01234567',
        companyType: 'Spoločnosť s ručením obmedzeným',
        countryOfIncorporation: 'SK',
      },
    });
    expect(sentAs(sent, 'DeskSaveAddress')[0]?.variables).toMatchObject({ input: { street: 'Dlhá 9' } });
  });

  it.each([
    ['NOT_FOUND', /Nobody is there under this name or number/],
    ['TOO_MANY', /A longer name or the company number finds the one/],
    ['AWAY', /does not answer at the moment/],
    ['TOO_OFTEN', /asked too often/],
  ] as const)(
    'says what to do when the register answers %s, and keeps what was typed',
    async (outcome, words) => {
      await show(() => owned, { DeskCompaniesFound: () => ({ companyLookUp: { outcome, companies: [] } }) });
      await byNumber('Lumora');
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByRole('searchbox', { name: 'Company number or name of the owner' })).toHaveValue(
        'Lumora',
      );
      expect(screen.getByRole('textbox', { name: 'Company number' })).toBeEnabled();
    },
  );
});

it('offers every office by its name for an earlier filing', async () => {
  await show(() => owned);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Filed or shown earlier' }),
    'FIRST_FILING',
  );
  const [at] = screen.getAllByRole('option', { name: 'European Union' });
  expect(at).toHaveValue('EU');
});

describe('a field of the draft', () => {
  const number = () => screen.findByRole('textbox', { name: 'Company number' });

  it('keeps itself when it is left, on the version it was read with, and says when', async () => {
    const sent = await show(() => owned, { DeskSaveOwner: saved('updateParty', 'Party') });
    await userEvent.clear(await number());
    await userEvent.type(await number(), '51 234 567');
    await userEvent.tab();
    expect(await screen.findByText(/^saved \d\d:\d\d$/)).toBeInTheDocument();
    expect(sentAs(sent, 'DeskSaveOwner')[0]?.variables).toMatchObject({
      input: { companyId: '51 234 567' },
      version: 1,
    });
  });

  it('says at itself why it was refused, and keeps what was typed', async () => {
    await show(() => owned, {
      DeskSaveOwner: () => ({
        updateParty: {
          ...refusal('INPUT_INVALID'),
          fields: [{ path: ['companyId'], code: 'TOO_LONG', message: 'At most 60 characters.' }],
        },
      }),
    });
    await userEvent.type(await number(), '9{Enter}');
    expect(await screen.findByText('At most 60 characters.')).toBeInTheDocument();
    expect(await number()).toHaveValue('012345679');
    expect(await number()).toHaveAttribute('aria-invalid', 'true');
  });

  const changed = (more: object): Draft =>
    withApplication(owned, (application) => ({
      ...application,
      registrationEntity: { ...present(application.registrationEntity), version: 2, ...more },
    }));

  it('is sent once more where a colleague changed another one of the same record', async () => {
    let stored = owned;
    const sent = await show(() => stored, {
      DeskSaveOwner: ({ version }) => {
        if (version === 2) return saved('updateParty', 'Party')();
        stored = changed({ companyType: 's. r. o.' });
        return { updateParty: refusal('CONFLICT') };
      },
    });
    await userEvent.type(await number(), '9{Enter}');
    expect(await screen.findByText(/^saved /)).toBeInTheDocument();
    expect(sentAs(sent, 'DeskSaveOwner').map(({ variables }) => variables['version'])).toEqual([1, 2]);
  });

  it('that two wrote shows both versions, and a person decides', async () => {
    let stored = owned;
    const sent = await show(() => stored, {
      DeskSaveOwner: ({ version }) => {
        if (version === 2) return saved('updateParty', 'Party')();
        stored = changed({ companyId: '777' });
        return { updateParty: refusal('CONFLICT') };
      },
    });
    await userEvent.type(await number(), '9{Enter}');
    expect(await screen.findByText('Somebody else wrote here in the meantime.')).toBeInTheDocument();
    expect(screen.getByText('777')).toBeInTheDocument();
    expect(sentAs(sent, 'DeskSaveOwner')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText(/^saved /)).toBeInTheDocument();
    expect(sentAs(sent, 'DeskSaveOwner')[1]?.variables).toMatchObject({
      input: { companyId: '012345679' },
      version: 2,
    });
  });
});

describe('one office of the draft', () => {
  const tab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));

  it('is opened by its number; only what it knows is asked there', async () => {
    await show(() => owned);
    expect(await screen.findByRole('tab', { name: /^United States/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('combobox', { name: 'Filing basis' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Second language' })).toBeNull();
    await userEvent.keyboard(';2');
    expect(screen.getByRole('tab', { name: /^European Union/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Second language' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Filing basis' })).toBeNull();
  });

  it('stores the second language of the European Union', async () => {
    const sent = await show(() => owned, {
      DeskSaveOffice: saved('updateApplicationJurisdiction', 'ApplicationJurisdiction'),
    });
    await tab(/^European Union/);
    expect(screen.getByText('First language: English')).toBeInTheDocument();
    const second = screen.getByRole('combobox', { name: 'Second language' });
    expect(second).toHaveDisplayValue('Spanish');
    expect(within(second).getAllByRole('option')).toHaveLength(4);
    await userEvent.selectOptions(second, 'German');
    await waitFor(() =>
      expect(sentAs(sent, 'DeskSaveOffice')[0]?.variables).toMatchObject({ input: { secondLanguage: 'DE' } }),
    );
  });

  it('shows the goods beside the order, with how each wording stands, and takes over what is lacking', async () => {
    const sent = await show(() => owned, {
      DeskSaveOffice: saved('updateApplicationJurisdiction', 'ApplicationJurisdiction'),
    });
    const row = within(await screen.findByRole('row', { name: /^11/ }));
    expect(row.getByText('lamps; lanterns')).toBeInTheDocument();
    expect(row.getByText(/recommended in the report/)).toBeInTheDocument();
    expect(await row.findByText('accepted at the EUIPO without examination:')).toBeInTheDocument();
    expect(row.getByText('own words, examined more closely:')).toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: /^Take over 1 term/ }));
    await waitFor(() =>
      expect(sentAs(sent, 'DeskSaveOffice')[0]?.variables).toMatchObject({
        input: {
          goodsAndServices: [
            {
              classNumber: 11,
              terms: ['lamps', 'lampshades', 'light-emitting diode [LED] lamps', 'lanterns'],
            },
          ],
        },
      }),
    );
  });

  it('calls no term of a list somebody’s own words, not even before the list was asked about it', async () => {
    const known = [{ classNumber: 11, term: 'lamps', euHarmonised: true }];
    const answered: (() => void)[] = [];
    await show(() => owned, {
      DeskSaveOffice: saved('updateApplicationJurisdiction', 'ApplicationJurisdiction'),
      DeskListedTerms: async ({ terms }) => {
        const asked = terms as readonly { readonly term: string }[];
        if (!asked.some(({ term }) => term === 'lanterns')) return { listedTermList: known };
        await new Promise<void>((done) => answered.push(done));
        return { listedTermList: [...known, { classNumber: 11, term: 'lanterns', euHarmonised: true }] };
      },
    });
    const row = within(await screen.findByRole('row', { name: /^11/ }));
    const own = () => row.queryAllByText('own words, examined more closely:').length;
    await row.findByText('accepted at the EUIPO without examination:');
    const before = own();
    await userEvent.click(row.getByRole('button', { name: /^Take over 1 term/ }));
    await row.findByRole('button', { name: 'Drop lanterns' });
    expect(own()).toBe(before);
    await waitFor(() => expect(answered).toHaveLength(1));
    answered.forEach((done) => done());
    await waitFor(() =>
      expect(row.getAllByText('accepted at the EUIPO without examination:')).toHaveLength(2),
    );
    expect(own()).toBe(before);
  });

  it('does not store a class that is not ordered: it says its price and asks the client', async () => {
    const sent = await show(() => withOffice(owned, 'US', {}), {
      GoodsPicker: () => ({
        goodsAndServicesSearch: {
          classes: [{ classNumber: 36 }],
          items: [
            {
              classNumber: 36,
              term: 'rental of flats',
              translation: null,
              euHarmonised: false,
              listed: true,
            },
          ],
          translated: [],
          listed: true,
          degraded: false,
        },
        goodsAndServicesPackageList: [],
      }),
    });
    await screen.findByRole('row', { name: /^11/ });
    await userEvent.keyboard(';g');
    expect(screen.getByRole('searchbox', { name: 'Find a term' })).toHaveFocus();
    await userEvent.keyboard('flats{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: /rental of flats/ }));
    const box = within(await screen.findByRole('group', { name: 'Not in the order' }));
    expect(
      await box.findByText('It would cost the client €475.00 more, €350.00 of it for the office.'),
    ).toBeInTheDocument();
    expect(sentAs(sent, 'DeskAskPrice')[0]?.variables).toMatchObject({
      filings: [{ jurisdiction: 'US', classes: 1, already: 2 }],
    });
    await userEvent.click(box.getByRole('button', { name: 'Ask the client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the client' }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(
      /^We recommend class 36 for United States as well\./,
    );
    expect(sentAs(sent, 'DeskSaveOffice')).toEqual([]);
  });

  it('is read only while the draft is with the client', async () => {
    await show(() => named);
    expect(await screen.findByText(/The draft left our desk/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const kept = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(kept('Kind of owner')).toHaveTextContent('Company');
    expect(kept('The offices may publish the address')).toHaveTextContent('no');
    expect(screen.queryByRole('searchbox', { name: 'Find a term' })).toBeNull();
  });

  it('names who represents the owner at an office, of the list of that office', async () => {
    const sent = await show(() => owned, {
      DeskChooseRepresentative: saved('chooseRepresentative', 'ApplicationJurisdiction'),
    });
    await userEvent.click(await screen.findByRole('tab', { name: /United States/ }));
    const choice = await screen.findByRole('combobox', { name: 'Who represents the owner at this office' });
    await userEvent.selectOptions(
      choice,
      await screen.findByRole('option', { name: 'P. North, Northbridge' }),
    );
    await waitFor(() =>
      expect(sentAs(sent, 'DeskChooseRepresentative')[0]?.variables).toMatchObject({
        input: { representative: 'north' },
      }),
    );
  });

  it('says that a representative is no longer in use, by the name and no id, and what was refused at the field', async () => {
    const gone = { id: 'gone', name: 'L. Gone', officeNumber: '777' };
    await show(() => withOffice(named, 'US', { representativeId: gone.id, representative: gone }), {
      DeskChooseRepresentative: () => ({
        chooseRepresentative: {
          ...refusal('INPUT_INVALID', 'Look at the field.'),
          fields: [{ path: ['representative'], code: 'NOT_IN_USE', message: 'Choose another one.' }],
        },
      }),
    });
    await userEvent.click(await screen.findByRole('tab', { name: /United States/ }));
    expect(await screen.findByText(/No longer in use: this office would get nobody/)).toBeInTheDocument();
    const choice = screen.getByRole('combobox', { name: 'Who represents the owner at this office' });
    expect(choice).toHaveDisplayValue('L. Gone, 777');
    await userEvent.selectOptions(choice, 'P. North, Northbridge');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose another one.');
  });
});
