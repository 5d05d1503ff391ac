import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { FilingCopyView } from './filing-copy-view.js';
import type { TermsWritten } from './who-wrote.js';

afterEach(cleanup);

const content = {
  mark: { words: 'Velomar', logoType: null, colorClaim: null, logoDocumentId: null },
  goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
  owner: { name: 'Velomar s.r.o.', companyId: null },
  domicileAddress: null,
  mailingAddress: null,
  priority: null,
  filingBasis: null,
  specimens: [],
};

function draw(
  papers: object,
  locale: 'en' | 'cs' | 'sk' | 'es' = 'en',
  termsWritten?: readonly TermsWritten[],
) {
  document.documentElement.lang = locale;
  const copy = {
    offices: [
      {
        applicationJurisdictionId: 'j',
        jurisdiction: 'EU',
        content: { ...content, ...papers },
        ...(termsWritten === undefined ? {} : { termsWritten }),
      },
    ],
  };
  renderPage(
    [
      {
        path: '/',
        Component: () => (
          <>
            <h1>Lumora</h1>
            <FilingCopyView copy={copy} pictures={[]} />
          </>
        ),
      },
    ],
    { at: '/', locale },
  );
}

describe('what will be filed', () => {
  it('says who represents the owner at the office, with number and address, and no empty line of it', () => {
    draw({}, 'sk');
    expect(screen.queryByText('Zástupca')).toBeNull();
    cleanup();
    draw(
      {
        representative: {
          name: 'M. Sloan',
          firm: null,
          officeNumber: '12345',
          address: { street: 'Dlhá 2', city: 'Bratislava', postcode: '811 02', country: 'SK', state: null },
        },
      },
      'sk',
    );
    expect(screen.getByText('Zástupca').closest('div')).toHaveTextContent(
      'M. Sloan, 12345, Dlhá 2, 811 02 Bratislava, Slovensko',
    );
  });

  it.each([
    { locale: 'en', first: ['First language', 'English'], second: ['Second language', 'German'] },
    { locale: 'cs', first: ['První jazyk', 'angličtina'], second: ['Druhý jazyk', 'němčina'] },
    { locale: 'sk', first: ['Prvý jazyk', 'angličtina'], second: ['Druhý jazyk', 'nemčina'] },
    { locale: 'es', first: ['Primera lengua', 'inglés'], second: ['Segunda lengua', 'alemán'] },
  ] as const)(
    'says in $locale both languages of the application, and none where the office asks for none',
    ({ locale, first, second }) => {
      draw({}, locale);
      expect([screen.queryByText(first[0]), screen.queryByText(second[0])]).toEqual([null, null]);
      cleanup();
      draw({ firstLanguage: 'en', secondLanguage: 'de' }, locale);
      for (const [label, language] of [first, second])
        expect(screen.getByText(label).closest('div')).toHaveTextContent(language);
    },
  );

  it('names the papers that go along, also of a type nobody has a word for', async () => {
    draw({
      papers: [
        { documentId: 'a', type: 'Delegation' },
        { documentId: 'b', type: 'Business certificate' },
        { documentId: 'c', type: 'Map' },
      ],
    });
    expect(await screen.findByText('Papers that go along')).toBeInTheDocument();
    expect(
      screen.getByText('delegation, extract from the register of companies, another paper'),
    ).toBeInTheDocument();
  });

  it('says so in the reader’s language', async () => {
    draw({ papers: [{ documentId: 'a', type: 'Delegation' }] }, 'cs');
    expect(await screen.findByText('Přiložené dokumenty')).toBeInTheDocument();
    expect(screen.getByText('pověření')).toBeInTheDocument();
  });

  it.each([
    ['en', 'You chose these terms', 'Lena Demo, lawyer, wrote these terms', 'Our office wrote these terms'],
    [
      'cs',
      'Tyto výrazy jste vybrali vy',
      'Autorem těchto výrazů je Lena Demo, právník',
      'Tyto výrazy napsala naše kancelář',
    ],
    [
      'sk',
      'Tieto výrazy ste vybrali vy',
      'Autorom týchto výrazov je Lena Demo, právnik',
      'Tieto výrazy napísala naša kancelária',
    ],
    [
      'es',
      'Usted eligió estos términos',
      'Lena Demo, abogado, redactó estos términos',
      'Nuestro despacho redactó estos términos',
    ],
  ] as const)(
    'says who wrote the terms of a class, each hand with its own where there are two, in %s',
    async (locale, you, lena, office) => {
      const goodsAndServices = [
        { classNumber: 9, terms: ['cables'] },
        { classNumber: 11, terms: ['lamps', 'lanterns'] },
        { classNumber: 20, terms: ['shelves'] },
      ];
      const by = (
        classNumber: number,
        writer: 'CLIENT' | 'LAWYER' | 'STAFF',
        writerName: string | null,
        ...terms: readonly string[]
      ) => ({ classNumber, writer, writerName, terms });
      draw({ goodsAndServices }, locale, [
        by(9, 'CLIENT', null, 'cables'),
        by(11, 'CLIENT', null, 'lamps'),
        by(11, 'LAWYER', 'Lena Demo', 'lanterns'),
        by(20, 'STAFF', null, 'shelves'),
      ]);
      for (const said of [you, `${you}: lamps`, `${lena}: lanterns`, office])
        expect(await screen.findByText(said)).toBeInTheDocument();
    },
  );

  it('says nothing of terms of which no fact says who wrote them, and does not give them to the other hand', async () => {
    draw(
      {
        goodsAndServices: [
          { classNumber: 11, terms: ['lamps', 'lanterns'] },
          { classNumber: 20, terms: ['shelves'] },
        ],
      },
      'en',
      [{ classNumber: 11, writer: 'LAWYER', writerName: 'Lena Demo', terms: ['lanterns'] }],
    );
    expect(await screen.findByText('Lena Demo, lawyer, wrote these terms: lanterns')).toBeInTheDocument();
    expect(screen.getAllByText(/these terms/)).toHaveLength(1);
  });

  it('speaks of no papers where there are none, and of none in an approval from before', async () => {
    draw({});
    expect(await screen.findByText('Velomar s.r.o.')).toBeInTheDocument();
    expect(screen.queryByText('Papers that go along')).toBeNull();
  });
});
