import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { Component as Create } from './record-create.screen.js';
import { Component as List } from './record-list.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const create = { path: '/rule_repair/create', at: '/rule_repair/create', Component: Create };
const list = { path: '/rule_repair', at: '/rule_repair', Component: List };
const none = { CorrectionsToRepair: () => ({ correctionsToRepair: [] }) };

describe('a repair of a rule', () => {
  it('is offered for a correction that is not repaired, which stands in its form', async () => {
    await renderAdminPage(list);
    expect(await screen.findByRole('link', { name: 'Create' })).toHaveAttribute(
      'href',
      '/rule_repair/create',
    );
    cleanup();
    await renderAdminPage(create);
    expect(await screen.findByRole('textbox', { name: /^Correction/ })).toHaveValue('UK.renewal@2');
  });

  it('is not offered where no correction waits, and the page says why', async () => {
    await renderAdminPage(create, { answers: none });
    expect(await screen.findByText(/No correction waits for a repair/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    await renderAdminPage(list, { answers: none });
    await screen.findAllByRole('row');
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  });

  it('says that it does not know, and asks again, where the line is down', async () => {
    const down = {
      CorrectionsToRepair: () => {
        throw new TypeError('the line is down');
      },
    };
    await renderAdminPage(create, { answers: down });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
