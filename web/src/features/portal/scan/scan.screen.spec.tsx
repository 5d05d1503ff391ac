import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './scan.screen.js';

afterEach(cleanup);

const page = { path: '/portal/scan/:id', at: '/portal/scan/s1', Component };
const made = present(portalAnswer('PortalScan', { id: 's1', offset: 0 }).brandMonitoringTask);
const found = present(made.seenFindings.items[0]);
const source = present(made.coverage.items[0]);
const findings = (...items: readonly object[]) => ({
  seenFindings: {
    totalCount: items.length,
    hasNextPage: false,
    items: items.map((one) => ({ ...found, ...one })),
  },
});
const show = (more: object) =>
  renderPortalPage(page, { PortalScan: () => ({ brandMonitoringTask: { ...made, ...more } }) });
const row = async (name: string): Promise<HTMLElement> =>
  present((await screen.findByText(name)).closest('li') ?? undefined);

describe('a scan in the portal', () => {
  it('says of everything that was left out why, in words and with what was said besides', async () => {
    show(
      findings({
        id: 'f1',
        title: 'NORDHAVN chair',
        state: 'DISMISSED',
        dismissalReason: 'RESALE_OF_GENUINE_GOODS',
        dismissalNote: 'A shop in Graz.',
        caseId: null,
      }),
    );
    const one = await row('NORDHAVN chair');
    expect(one).toHaveTextContent('Left out');
    expect(one).toHaveTextContent('Genuine goods of yours are sold on. A shop in Graz.');
  });

  it('leads from what is a threat to it', async () => {
    show(findings({ id: 'f1', title: 'Copy', state: 'ESCALATED', dismissalReason: null, caseId: 'c1' }));
    await row('Copy');
    expect(screen.getByRole('link', { name: 'Open the threat' })).toHaveAttribute('href', '/portal/cases/c1');
  });

  it('says where was looked, what was left out as one’s own, and what was not reached', async () => {
    show({
      ...findings(),
      coverage: {
        items: [
          {
            ...source,
            id: 'c1',
            source: 'registers',
            outcome: 'FOUND',
            hitCount: 3,
            ownCount: 2,
            droppedCount: 5,
            dismissedByRule: 0,
            truncated: false,
          },
          { ...source, id: 'c2', source: 'certificates', outcome: 'AWAY_FOR_THREE_DAYS', hitCount: null },
        ],
      },
    });
    expect(await row('Trade mark registers')).toHaveTextContent(
      '3 similar · 2 left out because they are yours: your marks or sites · 5 not similar',
    );
    expect(await row('Certificates of web sites')).toHaveTextContent('not reached for three days');
  });

  it.each([
    ['IN_PROGRESS', 0, 'Nothing has been decided yet.'],
    ['PROCESSED', 0, 'Nothing came up that had to be decided.'],
    ['PROCESSED', 1, '1 threat was found and opened; see it above. Nothing else had to be decided.'],
    ['PROCESSED', 3, '3 threats were found and opened; see them above. Nothing else had to be decided.'],
    ['DISMISSED', 0, 'This scan was called off; nothing of it was decided.'],
  ])('that is %s with %s threats and no finding says what came of it', async (status, totalCount, said) => {
    show({ ...findings(), status, cases: { ...made.cases, totalCount } });
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('that is nobody’s of theirs is not there', async () => {
    renderPortalPage(page, { PortalScan: () => ({ brandMonitoringTask: null }) });
    expect(await screen.findByRole('heading', { name: 'This is not here' })).toBeInTheDocument();
    expect(screen.queryByText('Where we looked')).toBeNull();
  });
});
