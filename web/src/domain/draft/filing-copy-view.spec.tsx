import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { FilingCopyView } from './filing-copy-view.js';

afterEach(cleanup);

const content = {
  mark: { words: 'Velomar', logoType: null, colorClaim: null, logoDocumentId: null }, goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }], owner: { name: 'Velomar s.r.o.', companyId: null },
  domicileAddress: null, mailingAddress: null, priority: null, filingBasis: null, specimens: [],
};

function draw(papers: object, locale: 'en' | 'cs' = 'en') {
  document.documentElement.lang = locale;
  const copy = { offices: [{ applicationJurisdictionId: 'j', jurisdiction: 'EU', content: { ...content, ...papers } }] };
  renderPage([{ path: '/', Component: () => <><h1>Lumora</h1><FilingCopyView copy={copy} pictures={[]} /></> }], { at: '/', locale });
}

describe('what will be filed', () => {
  it('names the papers that go along, also of a type nobody has a word for', async () => {
    draw({ papers: [{ documentId: 'a', type: 'Delegation' }, { documentId: 'b', type: 'Business certificate' }, { documentId: 'c', type: 'Map' }] });
    expect(await screen.findByText('Papers that go along')).toBeInTheDocument();
    expect(screen.getByText('delegation, extract from the register of companies, another paper')).toBeInTheDocument();
  });

  it('says so in the reader’s language', async () => {
    draw({ papers: [{ documentId: 'a', type: 'Delegation' }] }, 'cs');
    expect(await screen.findByText('Přiložené dokumenty')).toBeInTheDocument();
    expect(screen.getByText('pověření')).toBeInTheDocument();
  });

  it('speaks of no papers where there are none, and of none in an approval from before', async () => {
    draw({});
    expect(await screen.findByText('Velomar s.r.o.')).toBeInTheDocument();
    expect(screen.queryByText('Papers that go along')).toBeNull();
  });
});
