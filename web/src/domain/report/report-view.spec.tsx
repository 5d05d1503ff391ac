import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure, screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { Dismissed } from './dismissed.js';
import type { ReportFields } from './report-fields.graphql.js';
import { ReportView } from './report-view.js';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const result = {
  id: 'r', resultVersion: 2, lawyerName: 'Lena Lawyer', releasedAt: '2026-11-20T10:00:00Z', recommendedClasses: [35], verifiedClasses: [11], strategy: 'Word first.\n\nLogo later.',
  distinctiveness: { band: 'MEDIUM', explanation: 'Invented.', descriptiveWords: ['lum'], whatHelps: null }, similarity: { band: 'HIGH', explanation: 'One is close.' },
  jurisdictions: [{ jurisdiction: 'EU', verdict: 'GO', risk: 'LOW', reason: 'Free.' }, { jurisdiction: 'US', verdict: 'NOT_ADVISED', risk: 'HIGH', reason: 'Taken.' }],
  similarTrademarks: [
    { name: 'FAR', owner: null, jurisdiction: 'EU', status: null, classes: [9], number: null, filingDate: null, identical: false, look: 10, sound: null, meaning: null, goods: null, overall: 20, note: null },
    { name: 'NEAR', owner: 'Owner', jurisdiction: 'US', status: 'Registered', classes: [9, 11], number: '5', filingDate: '2019-04-02', identical: false, look: 71, sound: 88, meaning: 20, goods: 92, overall: 82, note: 'One vowel.' },
  ],
};
const request = { id: 'q', publicId: 'V-1', value: 'Lumora', jurisdictions: ['EU', 'US'], verificationVersion: 2, dismissReason: 'Descriptive.', dismissAlternatives: ['Add a logo.', 'Another word.'], verificationResult: result } as unknown as ReportFields;

const show = (locale: 'en' | 'cs') => renderPage([{ path: '/', Component: () => <ReportView request={request} result={result as never} /> }], { locale });

describe('report', () => {
  it('answers office by office, in words', async () => {
    show('en');
    const offices = await screen.findByRole('heading', { name: 'The answer, office by office' });
    const lines = within(offices.parentElement as HTMLElement).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/European Union.*Go.*low risk.*Free\./);
    expect(lines[1]).toHaveTextContent(/United States.*Not advised.*high risk.*Taken\./);
  });

  it('puts the nearest mark first and says what the numbers are', async () => {
    show('en');
    const names = (await screen.findAllByRole('heading', { level: 4 })).map((heading) => heading.textContent);
    expect(names).toEqual(['NEAR', 'FAR']);
    expect(screen.getByText(/an opinion, not a measurement/)).toBeInTheDocument();
    expect(screen.getByText(/it does not promise a result/)).toBeInTheDocument();
  });

  it('speaks Czech, with Czech plurals and dates', async () => {
    show('cs');
    expect(await screen.findByText(/třídy 9, 11/)).toBeInTheDocument();
    expect(screen.getByText(/třída 9$/)).toBeInTheDocument();
    expect(screen.getAllByText('Evropská unie').length).toBeGreaterThan(0);
    expect(screen.getByText(/podáno 2\. 4\. 2019/)).toBeInTheDocument();
  });

  it('ends a «no» with ways on', async () => {
    renderPage([{ path: '/', Component: () => <Dismissed request={request} /> }]);
    expect(await screen.findByText('Descriptive.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Add a logo.', 'Another word.']);
  });
});
