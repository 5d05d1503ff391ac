import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { Component } from './login.screen.js';

afterEach(cleanup);

describe('after an account was closed', () => {
  it('says so, until when it can be kept, and how', async () => {
    renderPage([{ path: '/portal/login', Component }], { at: '/portal/login?done=erased&on=2026-12-23' });
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'erased after 23 December 2026. Until then the link in the e-mail',
    );
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it.each(['', '2026-12-23<script>', 'tomorrow'])('names no day it does not know: %s', async (on) => {
    renderPage([{ path: '/portal/login', Component }], {
      at: `/portal/login?done=erased&on=${encodeURIComponent(on)}`,
    });
    expect(await screen.findByRole('status')).toHaveTextContent('erased after 30 days');
  });
});
