import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { TrackingTimeline } from './tracking-timeline.js';

afterEach(cleanup);

const entry = (label: string, actorKind: string) => ({
  id: label,
  label,
  actorKind,
  createdAt: '2026-03-02T10:00:00.000Z',
});
const line = async (label: string): Promise<HTMLElement> =>
  present((await screen.findByText(label)).closest('li') ?? undefined);

it('names who acted, and nobody for what followed by itself from an order of the customer', async () => {
  const entries = [
    entry('Solution ordered', 'customer'),
    entry('Work on it begins', 'system'),
    entry('Letter taken back', 'lawyer'),
  ];
  renderPortalPage(
    {
      path: '/portal/history',
      at: '/portal/history',
      Component: () => <TrackingTimeline entries={entries} />,
    },
    {},
  );
  expect(await line('Solution ordered')).toHaveTextContent(/2 March 2026 · you$/);
  expect(await line('Work on it begins')).toHaveTextContent(/2 March 2026$/);
  expect(await line('Letter taken back')).toHaveTextContent(/2 March 2026 · us$/);
});
