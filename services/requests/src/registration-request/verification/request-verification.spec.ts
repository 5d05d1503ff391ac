import { describe, it, expect } from '@jest/globals';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import {
  asked,
  client,
  clientId,
  lawyer,
  passerBy,
  question,
  requestId,
  testKey,
} from '../../testing/facts.js';
import { emailKey } from '../order/order-answers.js';
import { defineRequestVerification } from './request-verification.js';

const command = defineRequestVerification(testKey);
const logoId = '01990000-0000-7000-8000-0000000000d1';
const upload = (expiresAt: string) =>
  signLink({ purpose: 'upload', subjectId: logoId, revision: 0, expiresAt: new Date(expiresAt) }, testKey);
const when = (input: typeof question, viewer = passerBy) => given().when(command, input, { viewer });
const dataOf = (input: typeof question, viewer = passerBy) => when(input, viewer).events()[0]?.data;

describe('asking for a check', () => {
  it('is noted with a promise, a spoken id and no owner', () => {
    const outcome = when(question);
    expect(outcome.events()).toMatchObject([
      {
        type: 'VerificationRequested',
        data: {
          promisedAt: '2026-01-16T10:00:00.000Z',
          emailKey: emailKey('jana@client.test'),
          addressKey: null,
          about: {
            publicId: expect.stringMatching(/^V-[0-9A-Z]{8}$/),
            mark: 'Lumara',
            userId: null,
            linkRevision: 1,
            zone: 'Europe/Bratislava',
          },
        },
      },
    ]);
    outcome.thenState({ status: 'Verification requested', verificationVersion: 1 });
  });

  it('belongs to the customer who is signed in, and to no one when staff enter it', () => {
    expect(dataOf(question, client)).toMatchObject({ about: { userId: clientId } });
    expect(dataOf(question, lawyer)).toMatchObject({ about: { userId: null } });
  });

  it('writes to the person at home', () =>
    expect(dataOf({ ...question, country: 'US' })).toMatchObject({ about: { zone: 'America/New_York' } }));

  it('asks each office once', () =>
    expect(dataOf({ ...question, jurisdictions: ['EU', 'US', 'EU'] })).toMatchObject({
      mark: { jurisdictions: ['EU', 'US'] },
    }));

  it('knows the same address however it is written', () =>
    expect(emailKey(' Jana@Client.TEST ')).toBe(emailKey('jana@client.test')));

  it('is told all that is missing at once', () => {
    const { value: _, ...wordless } = question;
    when({ ...wordless, type: 'combined', jurisdictions: [] }).thenRefused('INPUT_INVALID', {
      fields: [
        { path: ['value'], code: 'REQUIRED', message: 'Write the name you want to have checked.' },
        { path: ['logoUpload'], code: 'REQUIRED', message: 'Upload the logo you want to have checked.' },
        {
          path: ['jurisdictions'],
          code: 'REQUIRED',
          message: 'Choose at least one country, or say that you are not sure yet.',
        },
      ],
    });
  });

  it('needs no office when advice is wanted', () =>
    expect(dataOf({ ...question, jurisdictions: [], jurisdictionsUndecided: true })).toMatchObject({
      mark: { jurisdictionsUndecided: true },
    }));

  it('takes a logo from its upload, while that is fresh', () => {
    const { value: _, ...wordless } = question;
    expect(dataOf({ ...wordless, type: 'logo', logoUpload: upload('2026-01-15T11:00:00Z') })).toMatchObject({
      mark: { logoDocumentId: logoId, value: '' },
      about: { mark: 'logo' },
    });
    when({ ...wordless, type: 'logo', logoUpload: upload('2026-01-15T09:00:00Z') }).thenRefused(
      'INPUT_INVALID',
    );
  });

  it('opens a request once', () =>
    given(asked())
      .when(command, question, { viewer: passerBy, streamId: requestId })
      .thenRefused('ALREADY_EXISTS'));

  it('is open to everyone but partners', () => expect(shutOut(command)).toEqual(['partner']));
});
