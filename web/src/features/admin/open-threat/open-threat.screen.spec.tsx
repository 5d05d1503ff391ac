import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { rowId } from '../../../../testing/stub-records.js';
import { Component as OpenThreat } from './open-threat.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const [userId, brandId] = [rowId('user', 0), rowId('brand', 0)];
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

async function open(query: string, answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/case/create', at: `/case/create?${query}`, Component: OpenThreat },
    { answers },
  );
  await screen.findByRole('button', { name: 'Create' });
  return sent;
}

const whole = new URLSearchParams({
  userId,
  brandId,
  otherSide: 'Nordhavn Shop',
  platform: 'Example Market',
  website: 'https://market.example/1',
  evidenceDate: '2026-11-12',
  description: 'The same jacket.',
  relevance: 'HIGH',
}).toString();

describe('a new threat', () => {
  it('is filled in from the address, and opened with its first finding in one go', async () => {
    const sent = await open(whole, {
      OpenThreat: () => ({ openThreat: { __typename: 'OpenedThreat', caseId: rowId('case', 0) } }),
    });
    expect(await field('Other side')).toHaveValue('Nordhavn Shop');
    expect(await field('Platform')).toHaveValue('Example Market');
    expect(screen.getByRole('combobox', { name: /^Relevance/ })).toHaveValue('HIGH');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
    expect(sentAs(sent, 'OpenThreat').map(({ variables }) => variables)).toEqual([
      { input: Object.fromEntries(new URLSearchParams(whole)) },
    ]);
  });

  it('takes the client from the brand that the address names', async () => {
    const sent = await open(`brandId=${brandId}`, {
      OpenThreat: () => ({ openThreat: { __typename: 'OpenedThreat', caseId: rowId('case', 0) } }),
    });
    await userEvent.type(await field('Other side'), 'Shop');
    await userEvent.type(await field('Platform'), 'Market');
    await userEvent.type(await field('Website'), 'https://market.example/1');
    await userEvent.type(await field('Description'), 'A copy.');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(sentAs(sent, 'OpenThreat')[0]?.variables).toMatchObject({
        input: { userId: expect.any(String), brandId },
      }),
    );
  });

  it('says at the brand that it is another client’s, and keeps what was typed', async () => {
    const message = 'This belongs to another client.';
    await open(whole, {
      OpenThreat: () => ({
        openThreat: {
          __typename: 'Refusal',
          code: 'INPUT_INVALID',
          message: 'Look at what is marked.',
          fields: [{ path: ['brandId'], code: 'OTHER_CLIENT', message }],
        },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    const brand = await screen.findByRole('combobox', { name: 'Brand' });
    await waitFor(() => expect(brand).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(await field('Other side')).toHaveValue('Nordhavn Shop');
  });

  it('forgets the brand of one client when another is chosen', async () => {
    await open(whole);
    const brand = await screen.findByRole('combobox', { name: 'Brand' });
    await waitFor(() => expect(brand).not.toHaveValue(''));
    await userEvent.clear(screen.getByRole('combobox', { name: 'Client' }));
    expect(brand).toHaveValue('');
  });
});
