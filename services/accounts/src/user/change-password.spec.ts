import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { active, closed, jana, sealedLink, waiting } from '../testing/facts.js';
import { notePasswordChange, noteTokenReuse, requestPasswordReset } from './change-password.js';

describe('passwords and tokens, as they are told', () => {
  it('a link goes to an active account only', () => {
    given(...active)
      .when(requestPasswordReset, { sealedLink })
      .then({ type: 'PasswordResetRequested', data: { addressee: jana, sealedLink } });
    given(...waiting)
      .when(requestPasswordReset, { sealedLink })
      .thenRefused('NOT_ACTIVE');
    given(...closed)
      .when(requestPasswordReset, { sealedLink })
      .thenRefused('NOT_ACTIVE');
  });

  it('a change is told to an active account only', () => {
    given(...active)
      .when(notePasswordChange, {})
      .then({ type: 'PasswordChanged', data: { addressee: jana } });
    given(...waiting)
      .when(notePasswordChange, {})
      .thenRefused('NOT_ACTIVE');
    given(...closed)
      .when(notePasswordChange, {})
      .thenRefused('NOT_ACTIVE');
  });

  it('a token that came back is told, whatever the account is', () => {
    given(...closed)
      .when(noteTokenReuse, {})
      .then({ type: 'TokenReuseDetected', data: { addressee: jana } })
      .thenState({ status: 'Deactivated' });
    given().when(noteTokenReuse, {}).thenRefused('NOT_FOUND');
  });

  it('a link to set it anew is sent by staff too', () =>
    expect(shutOut(requestPasswordReset)).toEqual(['visitor', 'customer', 'partner']));

  it.each([notePasswordChange, noteTokenReuse])('$name is done by the system alone', (command) => {
    expect(shutOut(command)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']);
  });
});
