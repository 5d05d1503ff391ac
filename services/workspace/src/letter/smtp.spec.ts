import { describe, expect, it } from '@jest/globals';
import { readTrouble } from './smtp.js';

const trouble = (responseCode: number | undefined, command: string, message = 'no') =>
  Object.assign(new Error(message), { command, ...(responseCode === undefined ? {} : { responseCode }) });

describe('what a mail server says', () => {
  it.each([
    ['refuses the addressee for good', 550, 'RCPT TO', true],
    ['refuses the letter for good', 554, 'DATA', true],
    ['wants us to come later', 451, 'DATA', false],
    ['greylists the addressee', 450, 'RCPT TO', false],
    ['does not like our password', 535, 'AUTH PLAIN', false],
    ['does not like our sender', 553, 'MAIL FROM', false],
    ['turns everyone away', 554, 'CONN', false],
  ])('%s (%i to %s): for good %s', (_, code, command, lasting) => {
    expect(readTrouble(trouble(code, command), command === 'DATA')).toMatchObject({
      accepted: false,
      lasting,
      unsure: false,
    });
  });

  it('leaves us in the dark when it falls silent after the whole letter', () => {
    expect(readTrouble(trouble(undefined, 'CONN'), true)).toMatchObject({ lasting: false, unsure: true });
  });

  it('leaves nothing open when it falls silent before', () => {
    expect(readTrouble(trouble(undefined, 'CONN'), false)).toMatchObject({ lasting: false, unsure: false });
  });

  it('is kept without addresses', () => {
    expect(
      readTrouble(trouble(550, 'RCPT TO', '550 <jana.novakova@client.test>: unknown'), false),
    ).toMatchObject({ error: '550 <[address]>: unknown' });
  });
});
