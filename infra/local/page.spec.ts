import { describe, expect, it } from '@jest/globals';
import { startPage } from './page.mjs';

describe('startPage', () => {
  const options = {
    base: 4400,
    inboxUrl: 'http://127.0.0.1:4425',
    signIns: [{ role: 'admin', email: 'admin@demo.test', password: 'secret' }],
    logDir: '/x/logs',
    seconds: 12.4,
  };

  it('names every address of this copy and the demo sign-ins', () => {
    const page = startPage(options);
    for (const part of [
      'http://localhost:4400/admin',
      'http://localhost:4401/graphql',
      'http://localhost:4425/',
      '/x/logs',
      'started in 12 s',
    ])
      expect(page).toContain(part);
    expect(page).toMatch(/admin +admin@demo\.test +secret/);
  });

  it('says nothing of sign-ins when there are none', () => {
    expect(startPage({ ...options, signIns: [] })).not.toContain('sign-ins');
  });
});
