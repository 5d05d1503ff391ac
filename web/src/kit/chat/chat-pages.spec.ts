import { expect, it } from '@jest/globals';
import { chatIsOffered } from './chat-pages.js';

it.each([
  ['/', true],
  ['/verification', true],
  ['/contact/q.token', true],
  ['/admin', false],
  ['/admin/login', true],
  ['/portal', false],
  ['/portal/support/1', false],
  ['/application-draft/1', false],
  ['/office-action/a.token', false],
  ['/office_action/1/show', true],
  ['/use-in-commerce-request/1', false],
])('%s offers the chat: %s', (path, expected) => expect(chatIsOffered(path)).toBe(expected));
