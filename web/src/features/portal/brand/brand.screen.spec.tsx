import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerUploads } from '../../../../testing/answer-uploads.js';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './brand.screen.js';

beforeAll(() => {
  teachDialogs();
  Object.assign(URL, { createObjectURL: () => 'blob:made' });
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/brands/:id', at: '/portal/brands/b1', Component };
const full = portalAnswer('PortalBrand', { id: 'b1' });
const made = { ...present(full.brand), id: 'b1', name: 'Lumora', version: 7 };
const none = { items: [] };
const show = (brand: object = {}, answers: object = {}, more: object = {}) =>
  renderPortalPage(page, {
    PortalBrand: () => ({ ...full, ...more, brand: { ...made, ...brand } }),
    ...answers,
  });
const section = async (name: string) =>
  within(present((await screen.findByRole('heading', { level: 2, name })).closest('section')));

describe('one brand', () => {
  it('shows what stands under it, each with its way', async () => {
    show();
    const marks = await section('Trademarks');
    const [mark] = made.trademarks.items;
    expect(marks.getAllByRole('link')[0]).toHaveAttribute('href', `/portal/trademarks/${present(mark).id}`);
    const threats = await section('Threats');
    expect(threats.getByRole('link', { name: 'Report a threat' })).toHaveAttribute(
      'href',
      `/portal/report-threat?brand=${made.id}`,
    );
  });

  it('under which nothing stands says so, place by place', async () => {
    show({ trademarks: none, registrationRequests: none, brandSubscriptions: none, cases: none });
    expect(await screen.findByText('No mark stands under this brand yet.')).toBeInTheDocument();
    expect(screen.getByText('Nobody looks after this brand online yet.')).toBeInTheDocument();
    expect(screen.getByText('No threat is known.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  });

  it.each([
    ['is not there', { brand: null }],
    ['was deleted', { brand: { ...made, deleted: true } }],
  ])('that %s shows nothing of it', async (_, answer) => {
    renderPortalPage(page, { PortalBrand: () => ({ ...full, ...answer }) });
    expect(await screen.findByRole('link', { name: /portal|home|overview/i })).toHaveAttribute(
      'href',
      '/portal',
    );
    expect(screen.queryByText('Lumora')).toBeNull();
  });
});

describe('the brand’s own words', () => {
  const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save the brand' }));
  const websites = () => screen.findByRole('textbox', { name: /^Websites/ });

  it('are saved on the version they were read in, one address a line', async () => {
    const sent = show(
      {},
      { UpdateBrand: () => ({ updateBrand: { __typename: 'Brand', id: 'b1', version: 8 } }) },
    );
    const field = await websites();
    await userEvent.clear(field);
    await userEvent.type(field, ' https://a.example {enter}{enter}https://b.example');
    await save();
    expect(await screen.findByText('Brand saved')).toBeInTheDocument();
    expect(sentAs(sent, 'UpdateBrand')).toMatchObject([
      {
        id: 'b1',
        expectedVersion: 7,
        input: { name: 'Lumora', websites: ['https://a.example', 'https://b.example'] },
      },
    ]);
  });

  it('that are refused stay, with the sentence at the field', async () => {
    show(
      {},
      {
        UpdateBrand: () => ({
          updateBrand: {
            ...refusal('INPUT_INVALID'),
            fields: [{ path: ['websites'], code: 'INVALID', message: 'This is no address of a page.' }],
          },
        }),
      },
    );
    const field = await websites();
    await userEvent.clear(field);
    await userEvent.type(field, 'lumora');
    await save();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('lumora');
  });

  it('stay when the line is down, and go again as the same attempt', async () => {
    let down = true;
    const sent = show(
      {},
      {
        UpdateBrand: () => {
          if (down) throw new TypeError('offline');
          return { updateBrand: { __typename: 'Brand', id: 'b1', version: 8 } };
        },
      },
    );
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' & Co');
    await save();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(name).toHaveValue('Lumora & Co');
    down = false;
    await save();
    expect(await screen.findByText('Brand saved')).toBeInTheDocument();
    const keys = sent.filter((one) => one.name === 'UpdateBrand').map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('where a brand is sold', () => {
  const countries = {
    CountriesOfSale: () => ({
      countryList: [
        { __typename: 'Country', code: 'AT', name: 'Austria' },
        { __typename: 'Country', code: 'CZ', name: 'Czechia' },
        { __typename: 'Country', code: 'ES', name: 'Spain' },
      ],
    }),
  };
  const saved = { UpdateBrand: () => ({ updateBrand: { __typename: 'Brand', id: 'b1', version: 8 } }) };

  it('is chosen by name, taken out again, and saved with the rest', async () => {
    const sent = show({ countries: ['CZ'] }, { ...countries, ...saved });
    const choice = await screen.findByRole('combobox', { name: 'Add a country' });
    await waitFor(() => expect(within(choice).getByRole('option', { name: 'Spain' })).toBeInTheDocument());
    expect(within(choice).queryByRole('option', { name: 'Czechia' })).toBeNull();
    await userEvent.selectOptions(choice, 'Spain');
    await userEvent.selectOptions(choice, 'Austria');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Czechia' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the brand' }));
    expect(await screen.findByText('Brand saved')).toBeInTheDocument();
    expect(sentAs(sent, 'UpdateBrand')).toMatchObject([{ input: { countries: ['ES', 'AT'] } }]);
  });

  it('may be said of no country', async () => {
    const sent = show({ countries: null }, { ...countries, ...saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Save the brand' }));
    expect(await screen.findByText('Brand saved')).toBeInTheDocument();
    expect(sentAs(sent, 'UpdateBrand')).toMatchObject([{ input: { countries: [] } }]);
  });
});

describe('pictures of a brand', () => {
  answerUploads('token-1');
  const picture = (id: string) => ({
    __typename: 'Document',
    id,
    name: `${id}.png`,
    previewUrl: '/icon.svg',
  });
  const done = {
    FileBrandPicture: () => ({ createDocument: { __typename: 'Document', id: 'd9' } }),
    KeepBrandPictures: () => ({ updateBrand: { __typename: 'Brand', id: 'b1', version: 8 } }),
    EraseBrandPicture: () => ({ deleteDocument: { __typename: 'Document', id: 'd1' } }),
  };
  const bare = { logoDocument: null, productPictureIds: null };
  const choose = async (label: string): Promise<void> => {
    await userEvent.upload(
      await screen.findByLabelText(label),
      new File(['x'], 'lumora.png', { type: 'image/png' }),
    );
    await screen.findByText(/lumora.png is with us/);
  };

  it('are a logo, which is filed under the brand and named as its logo', async () => {
    const sent = show(bare, done);
    await choose('File with the logo');
    await userEvent.click(screen.getByRole('button', { name: 'Save the logo' }));
    expect(await screen.findByText(/Picture saved/)).toBeInTheDocument();
    expect(sentAs(sent, 'FileBrandPicture')).toEqual([
      { input: { upload: 'token-1', type: 'LOGO', subjectType: 'brand', subjectId: 'b1' } },
    ]);
    expect(sentAs(sent, 'KeepBrandPictures')).toEqual([
      { id: 'b1', input: { logoDocumentId: 'd9' }, expectedVersion: 7 },
    ]);
    expect(sentAs(sent, 'EraseBrandPicture')).toEqual([]);
  });

  it('take the place of the logo there was, whose file is erased', async () => {
    const sent = show({ ...bare, logoDocument: picture('d1') }, done);
    await choose('File with the logo');
    await userEvent.click(screen.getByRole('button', { name: 'Replace the logo' }));
    await waitFor(() => expect(sentAs(sent, 'EraseBrandPicture')).toEqual([{ id: 'd1' }]));
    expect(sentAs(sent, 'KeepBrandPictures')).toMatchObject([{ input: { logoDocumentId: 'd9' } }]);
  });

  it('are pictures of products too: one more beside those there are, and one taken away with its file', async () => {
    const two = {
      ...bare,
      productPictureIds: ['d1', 'd2'],
    };
    const shown = { productPictures: { items: [picture('d1'), picture('d2'), picture('unused')] } };
    const sent = show(two, done, shown);
    expect(await screen.findByRole('img', { name: 'd2.png' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'unused.png' })).toBeNull();
    await choose('File with a picture of a product');
    await userEvent.click(screen.getByRole('button', { name: 'Add the picture' }));
    expect(await screen.findByText(/Picture saved/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove d1.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this picture?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sentAs(sent, 'EraseBrandPicture')).toEqual([{ id: 'd1' }]));
    expect(sentAs(sent, 'KeepBrandPictures')).toMatchObject([
      { input: { productPictureIds: ['d1', 'd2', 'd9'] } },
      { input: { productPictureIds: ['d2'] } },
    ]);
  });

  it('that scans cannot compare are refused with what to do, and nothing is named', async () => {
    const sent = show(bare, {
      ...done,
      FileBrandPicture: () => ({
        createDocument: {
          ...refusal('INPUT_INVALID'),
          fields: [{ path: ['upload'], code: 'PICTURE_ANIMATED', message: 'The picture moves.' }],
        },
      }),
    });
    await choose('File with the logo');
    await userEvent.click(screen.getByRole('button', { name: 'Save the logo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture moves.');
    expect(screen.getByText(/lumora.png is with us/)).toBeInTheDocument();
    expect(sentAs(sent, 'KeepBrandPictures')).toEqual([]);
  });

  it('are not saved before a file was chosen', async () => {
    const sent = show(bare, done);
    await userEvent.click(await screen.findByRole('button', { name: 'Save the logo' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(sentAs(sent, 'FileBrandPicture')).toEqual([]);
  });

  it('are ten at most, and the place says so', async () => {
    show({ ...bare, productPictureIds: Array.from({ length: 10 }, (_, at) => `d${at}`) }, done);
    expect(await screen.findByText(/10 pictures are compared at most/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add the picture' })).toBeNull();
  });
});

describe('deleting a brand', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the brand' }));
    return within(await screen.findByRole('dialog', { name: 'Delete Lumora?' }));
  };

  it('explains first, and says in the same place why it is refused', async () => {
    show({}, { DeleteBrand: () => ({ deleteBrand: refusal('BRAND_IN_USE', 'Marks stand under it.') }) });
    const dialog = await ask();
    expect(dialog.getByText(/Marks are never deleted with a brand/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the brand' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Marks stand under it.');
  });

  it('is left with Cancel, and nothing was sent', async () => {
    const sent = show();
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentAs(sent, 'DeleteBrand')).toEqual([]);
  });
});

describe('what stands under no brand', () => {
  const loose = {
    looseMarks: { items: [{ id: 'm1', name: 'Lumora Light', jurisdiction: 'EU' }] },
    looseOrders: { items: [{ id: 'o1', value: 'Lumora Home', publicId: 'V-1' }] },
    looseCases: { items: [{ id: 't1', caseCounterparty: null }] },
  };

  it('is put under this one: only what was ticked, each as what it is', async () => {
    const sent = show(
      {},
      { AssignBrandItems: () => ({ assignBrandItems: { __typename: 'Brand', id: 'b1', version: 8 } }) },
      loose,
    );
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Trademark Lumora Light, European Union' }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Threat: Unknown counterparty' }));
    await userEvent.click(screen.getByRole('button', { name: 'Put under Lumora' }));
    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(sentAs(sent, 'AssignBrandItems')).toEqual([
      {
        id: 'b1',
        input: {
          items: [
            { kind: 'TRADEMARK', id: 'm1' },
            { kind: 'CASE', id: 't1' },
          ],
        },
      },
    ]);
  });

  it('is not asked about where everything has its brand', async () => {
    show({}, {}, { looseMarks: none, looseOrders: none, looseCases: none });
    await section('Trademarks');
    expect(screen.queryByRole('heading', { name: 'Without a brand' })).toBeNull();
  });
});
