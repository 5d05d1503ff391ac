import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderPortalPage, teachDialogs } from '../../../testing/portal-page.js';
import { Component as Deadlines } from './deadlines/deadlines.screen.js';
import { Component as Home } from './home/portal-home.screen.js';
import { Component as OfficeAction } from './office-action/office-action.screen.js';
import { Component as Trademark } from './trademark/trademark.screen.js';
import { Component as UseInCommerce } from './use-in-commerce/use-in-commerce.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const pages: readonly (readonly [string, ComponentType, string, string])[] = [
  ['home', Home, '/portal', '/portal'],
  ['deadlines', Deadlines, '/portal/deadlines', '/portal/deadlines'],
  ['month', Deadlines, '/portal/deadlines', '/portal/deadlines?view=month'],
  ['mark', Trademark, '/portal/trademarks/:id', '/portal/trademarks/t1'],
  ['office action', OfficeAction, '/portal/office-action/:id', '/portal/office-action/o1'],
  [
    'proof of use',
    UseInCommerce,
    '/portal/use-in-commerce-request/:id',
    '/portal/use-in-commerce-request/p1',
  ],
];

/** Everything a reader sees, each text of the page by itself. */
function textsOf(root: Node): string[] {
  return [...root.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : textsOf(node),
  );
}

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';

describe.each(pages)('dates on the page %s', (_name, Component, path, at) => {
  it('are written for people: no machine date, no clock of twelve hours, no day without its year', async () => {
    renderPortalPage({ path, at, Component });
    await screen.findAllByRole('heading', { level: 1 });
    await screen.findAllByText(/\b20\d\d\b/);
    const texts = textsOf(document.body);
    expect(texts.filter((text) => /\d{4}-\d\d-\d\d/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\d\s?[AP]\.?M\.?\b/i.test(text))).toEqual([]);
    expect(
      texts.filter((text) => new RegExp(`\\b\\d{1,2} (${monthNames})\\b(?! \\d{4})`).test(text)),
    ).toEqual([]);
  });
});
