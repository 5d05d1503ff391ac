import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EuipoFiling, EuipoPersons, EuipoRegister, type LawyerLogin } from '@cotta/trademarks/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { application } from './euipo-application.js';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('EUIPO');
const DAY = 86_400;

let fixture: Fixture;
let filing: EuipoFiling;
let persons: EuipoPersons;
let register: EuipoRegister;
let refreshToken = '';

const login: LawyerLogin = {
  refreshToken: async () => refreshToken,
  rotated: async (token) => void (refreshToken = token),
};
const fault = (wanted: object): Promise<unknown> => fixture.control('faults', { vendor: 'euipo', ...wanted });
const pass = (seconds: number): Promise<unknown> => fixture.control('clock', { advanceSeconds: seconds });
const made = (): Promise<number> => fixture.requests('euipo', 'POST', '/api/eutm-filing/applications');

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  refreshToken = String((await fixture.control('euipo/lawyers', { lawyer: 'lawyer-one' })).refreshToken);
  const settings = {
    EUIPO_BASE_URL: `${fixture.url}/euipo/api`,
    EUIPO_AUTH_URL: `${fixture.url}/euipo/auth`,
    EUIPO_CLIENT_ID: CREDENTIALS.euipoClient,
    EUIPO_CLIENT_SECRET: CREDENTIALS.euipoSecret,
  };
  filing = new EuipoFiling(settings, login, fixture.tuning);
  persons = new EuipoPersons(settings, fixture.tuning);
  register = new EuipoRegister(settings, fixture.tuning);
});

describe('an application', () => {
  it('goes from draft to registration', async () => {
    const draft = await filing.saveDraft(application);
    expect(draft).toMatchObject({
      state: 'draft',
      reference: 'COTTA0001',
      fee: { amountMinor: 105_000, currency: 'EUR' },
      applicationNumber: null,
    });
    expect((await filing.submit(draft.id)).state).toBe('submitted');
    await pass(60);
    expect((await filing.draft(draft.id)).state).toBe('paid');
    await pass(60);
    const filed = await filing.draft(draft.id);
    expect(filed).toMatchObject({
      state: 'filed',
      applicationNumber: expect.stringMatching(/^\d{9}$/),
      filedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const statuses: string[] = [];
    for (const days of [0, 1, 29, 92]) {
      await pass(days * DAY);
      statuses.push((await register.state(filed.applicationNumber ?? '')).status);
    }
    expect(statuses).toEqual(['RECEIVED', 'UNDER_EXAMINATION', 'APPLICATION_PUBLISHED', 'REGISTERED']);
    expect(await register.state(filed.applicationNumber ?? '')).toMatchObject({
      filedOn: filed.filedOn,
      publishedOn: expect.any(String),
      registeredOn: expect.any(String),
    });
    table.add('everything well', statuses.join(' → '));
  });

  it('has a paper of the office from its number on, and none before', async () => {
    const { id } = await filing.saveDraft(application);
    const before = await ending(filing.receipt(id));
    expect(before).toBe('rejected 409 receipt-not-available');
    await filing.submit(id);
    await pass(120);
    const { applicationNumber } = await filing.draft(id);
    const bytes = Buffer.from(await filing.receipt(id));
    expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.4/);
    expect(bytes.toString('latin1')).toContain(`Number: ${applicationNumber}`);
    await fixture.control('euipo/receipts', { withheld: true });
    expect(await ending(filing.receipt(id))).toBe(before);
    table.add('receipt before the number, or withheld', before);
  });

  it('has no paper that is none: an answer of another form is a matter for a person', async () => {
    const { id } = await filing.saveDraft(application);
    await filing.submit(id);
    await pass(120);
    await fault({ kind: 'html', method: 'GET', path: '/api/eutm-filing' });
    expect(await ending(filing.receipt(id))).toBe('contract');
  });

  it('has one day in the receipt and in the register, also while it is another day in London', async () => {
    await fixture.control('euipo/course', { reference: application.reference, course: 'swift' });
    const { id } = await filing.saveDraft(application);
    await filing.submit(id);
    // Half past eleven in the evening there, whatever the time is here.
    const now = Math.round(Date.now() / 1000);
    await pass(Math.ceil(now / DAY) * DAY + 23.5 * 3600 - now);
    const { applicationNumber, filedOn } = await filing.draft(id);
    await pass(180);
    expect(await register.state(applicationNumber ?? '')).toMatchObject({
      status: 'REGISTERED',
      filedOn,
      publishedOn: filedOn,
      registeredOn: filedOn,
    });
  });

  it.each([
    { course: 'refused', days: 40, status: 'REFUSED' },
    { course: 'opposed', days: 90, status: 'OPPOSITION_PENDING' },
    { course: 'unknown-status', days: 1, status: 'TELEPORTED' },
  ])('may take the course "$course"', async ({ course, days, status }) => {
    await fixture.control('euipo/course', { reference: application.reference, course });
    const { id } = await filing.saveDraft(application);
    await filing.submit(id);
    await pass(120);
    await pass(days * DAY);
    const { applicationNumber } = await filing.draft(id);
    expect((await register.state(applicationNumber ?? '')).status).toBe(status);
    table.add(`course: ${course}`, `${status}, verbatim`);
  });

  it('is refused with what the office does not like, and nothing is made', async () => {
    const wrong = {
      ...application,
      secondLanguage: 'en' as const,
      applicantIds: ['1'],
      representatives: [{ officeNumber: '99999', name: 'Nobody' }],
      goodsAndServices: [{ classNumber: 46, terms: ['x'] }],
    };
    const end = await ending(filing.saveDraft(wrong));
    expect(end).toBe(
      'rejected 422 invalid-application: secondLanguage (same-as-first); goodsAndServices[0].classNumber (invalid); applicants[0].personIdentifier (unknown); representatives[0].personIdentifier (unknown)',
    );
    expect((await filing.saveDraft(application)).state).toBe('draft');
    table.add('class 46, one language, unknown applicant and representative', end);
  });

  it('is one draft for one reference', async () => {
    expect(await filing.saveDraft(application)).toEqual(await filing.saveDraft(application));
    expect(await made()).toBe(1);
  });
});

describe('when the wire fails', () => {
  it.each(['lost-answer', 'truncated', 'drift', 'redirect', 'timeout'])(
    'a draft whose creation is hit by %s exists once after asking again',
    async (kind) => {
      await fault({ kind, method: 'POST', path: '/api/eutm-filing' });
      const end = await ending(filing.saveDraft(application));
      const { id } = await filing.saveDraft(application);
      expect(end).toBe(kind === 'timeout' ? 'unavailable' : kind === 'redirect' ? 'contract 302' : 'ok');
      expect((await filing.draft(id)).reference).toBe('COTTA0001');
      expect(await made()).toBe(end === 'ok' ? 1 : 2);
      table.add(`draft: ${kind}`, `${end}; one draft at the office`);
    },
  );

  it.each([
    { kind: 'lost-answer', end: 'ok' },
    { kind: 'truncated', end: 'ok' },
    { kind: 'redirect', end: 'contract 302' },
    { kind: 'timeout', end: 'unavailable' },
  ])('a submission hit by $kind is never sent twice by itself', async ({ kind, end }) => {
    const { id } = await filing.saveDraft(application);
    await fault({ kind, method: 'PUT' });
    expect(await ending(filing.submit(id))).toBe(end);
    expect(await fixture.requests('euipo', 'PUT', '/api/eutm-filing')).toBe(1);
    expect((await filing.draft(id)).state).toBe(end === 'ok' ? 'submitted' : 'draft');
    expect((await filing.submit(id)).state).toBe('submitted');
    expect(await fixture.requests('euipo', 'PUT', '/api/eutm-filing')).toBe(end === 'ok' ? 1 : 2);
    table.add(
      `submit: ${kind}`,
      end === 'ok' ? 'the draft’s state told; filed once' : `${end}; still a draft, filed when asked again`,
    );
  });

  it('waits as long as the office says', async () => {
    const { id } = await filing.saveDraft(application);
    await fault({ kind: 'status', status: 429, retryAfter: '30', method: 'GET' });
    await filing.draft(id);
    expect(fixture.pauses).toEqual([30_000]);
    table.add('429, Retry-After 30', 'waits 30 s, then ok');
  });
});

describe('the login of a lawyer', () => {
  it('gets a new refresh token with each access token, and keeps it', async () => {
    const before = refreshToken;
    await filing.saveDraft(application);
    expect(refreshToken).not.toBe(before);
    await pass(16 * 60);
    await fixture.control('euipo/tokens', {});
    expect(await ending(filing.saveDraft(application))).toBe('ok');
    table.add('access token ends in mid-run', 'renewed once, the new refresh token is kept');
  });

  it('is renewed once by calls at the same time', async () => {
    await Promise.all([filing.draft('1'), filing.draft('2'), filing.draft('3')].map(ending));
    expect(await fixture.requests('euipo', 'POST', '/auth/oidc/accessToken')).toBe(1);
    expect(await ending(filing.saveDraft(application))).toBe('ok');
  });

  it('needs the lawyer when the office does not know the refresh token any more', async () => {
    await fixture.control('euipo/tokens', { refresh: true });
    expect(await ending(filing.saveDraft(application))).toBe('rejected 400 invalid_grant');
    table.add('refresh token refused', 'rejected 400 invalid_grant');
  });

  it('may be opened in a browser', async () => {
    const address = `${fixture.url}/euipo/auth/oidc/authorize?client_id=x&redirect_uri=${encodeURIComponent('https://shop.test/callback')}&state=s1`;
    expect(await (await fetch(address)).text()).toContain('SIMULATOR');
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ lawyer: 'lawyer-two' }),
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toMatch(/^https:\/\/shop\.test\/callback\?code=.+&state=s1$/);
  });
});

describe('applicants', () => {
  it('are found by name, page by page, with withheld addresses as null', async () => {
    const { applicants, total } = await persons.find({ name: 'nov', page: 0 });
    expect(total).toBe(10);
    expect(applicants[0]).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      name: expect.stringContaining('Nov'),
    });
    const individuals = await persons.find({ name: 'ana', type: 'APPLICANT_INDIVIDUAL', page: 1 });
    expect(individuals.applicants).toHaveLength(10);
    expect(individuals.applicants.some(({ address }) => address === null)).toBe(true);
  });

  it('are refused with the office’s reason when the question is too short', async () => {
    expect(await ending(persons.find({ name: 'a', page: 0 }))).toBe(
      'rejected 400 invalid-query: name (too-short)',
    );
  });

  it('are not "none" when the office answers with a page, and an unknown number is told apart', async () => {
    await fault({ kind: 'html', path: '/api/persons' });
    expect(await ending(persons.find({ name: 'nov', page: 0 }))).toBe('contract');
    expect(await ending(register.state('018000000'))).toBe('not-found 404 trademark-not-found');
    table.add('applicants: html', 'contract');
    table.add('unknown number in the register', 'not-found 404');
  });
});
