import { describe, expect, it } from '@jest/globals';
import { listPage, mailPage } from './page.mjs';

const mail = {
  id: '000001',
  messageId: '<a@x>',
  receivedAt: '2026-11-21T10:00:00.000Z',
  from: 'a@x',
  to: ['b@x'],
  subject: '<script>alert(1)</script>',
  text: 'See http://localhost:4300/x?a=1&b=2 now',
  html: '<p>Hi</p>',
  headers: [],
  attachments: [],
};
const calm = { mode: 'none' as const, delayMs: 0, count: null };

describe('the inbox', () => {
  it('shows a subject as text, never as markup', () => {
    for (const page of [listPage([mail], calm), mailPage(mail)]) {
      expect(page).not.toContain('<script>');
      expect(page).toContain('&#60;script&#62;');
    }
  });

  it('makes addresses in the text into links', () => {
    expect(mailPage(mail)).toContain('<a href="http://localhost:4300/x?a=1&#38;b=2"');
  });

  it('shows the html part in a frame that runs no scripts', () => {
    expect(mailPage(mail)).toMatch(/<iframe[^>]*sandbox="(?![^"]*allow-scripts)/);
    expect(mailPage({ ...mail, html: '' })).not.toContain('<iframe');
  });

  it('says that a fault is switched on', () => {
    expect(listPage([], { ...calm, mode: 'slow' })).toContain('Fault switched on: slow');
  });
});
