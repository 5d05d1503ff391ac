import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { Component } from './protection-plan.screen.js';

const id = '01940000-0000-7000-8000-00000000000a';
const solution = { id, caseId: 'c1', items: [{ title: 'Cease-and-desist letter' }] };
const plan = {
  id: 's1',
  status: 'SUBSCRIPTION_STARTED',
  tier: 'SHIELD',
  paymentFrequency: 'MONTHLY',
  endDate: '2027-03-31',
  brand: { id: 'b1', name: 'Lumora' },
  nextCharge: { on: '2027-04-01', total: 12_177, currency: 'EUR' },
  brandMonitoringTasks: { items: [{ id: 't1', deadline: '2027-03-12' }] },
};
const show = (caseSolution: object | null, items: readonly object[], of = id) =>
  renderPortalPage(
    { path: '/portal/protection-plan', at: `/portal/protection-plan?caseSolutionId=${of}`, Component },
    { ProtectionPlan: () => ({ caseSolution, brandSubscriptionList: { items } }) },
  );
const said = async (label: string): Promise<string | null | undefined> =>
  (await screen.findAllByRole('term')).find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the protection plan of a threat', () => {
  it('says what is done, what is watched, and when it is looked and charged next', async () => {
    show(solution, [plan]);
    expect(await screen.findByText('Cease-and-desist letter')).toBeInTheDocument();
    expect(await said('Tier')).toBe('Shield, paid monthly');
    expect(await said('Answer of the next scan')).toMatch(/12 March 2027/);
    expect(await said('Next charge')).toMatch(/€121\.77.*1 April 2027/);
    expect(screen.getByRole('link', { name: 'See the monitoring' })).toHaveAttribute(
      'href',
      '/portal/monitoring/s1',
    );
    expect(screen.getByRole('link', { name: 'To the threat' })).toHaveAttribute('href', '/portal/cases/c1');
  });

  it('promises no day that is not planned', async () => {
    show(solution, [{ ...plan, nextCharge: null, brandMonitoringTasks: { items: [] } }]);
    expect(await said('Next charge')).toBe('none planned yet');
    expect(await said('Answer of the next scan')).not.toMatch(/\d/);
  });

  it('leads to the order where none was made, and takes the solution along', async () => {
    show(solution, []);
    expect(await screen.findByRole('link', { name: 'Choose the monitoring' })).toHaveAttribute(
      'href',
      `/brand-monitoring-order?caseSolutionId=${id}`,
    );
    expect(screen.queryByRole('link', { name: 'See the monitoring' })).toBeNull();
  });

  it.each([
    ['of somebody else', id],
    ['that is no record', 'x%27%20or%201=1'],
  ])('%s is not there', async (_, of) => {
    show(null, [], of);
    expect(await screen.findByRole('heading', { level: 1, name: 'This is not here' })).toBeInTheDocument();
    expect(screen.queryByText('See the monitoring')).toBeNull();
  });
});
