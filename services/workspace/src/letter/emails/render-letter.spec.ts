import { describe, expect, it } from '@jest/globals';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { renderLetter, type RenderedLetter } from './render-letter.js';
import { findTemplate, templates } from './templates.js';
import { locales, type Locale } from '../../words/locale.js';
import { stringsOf } from '../../words/say.js';

const jana = { firstName: 'Jana' };
const cases = templates.flatMap(({ template, preview }) =>
  locales.map((locale) => [template.name, locale, preview] as const),
);
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

function render(
  template: string,
  params: Readonly<Record<string, unknown>> = {},
  locale: Locale = 'en',
  contact = jana,
): RenderedLetter {
  return renderLetter({
    template,
    locale,
    params: { ...findTemplate(template)?.preview, ...params },
    contact,
  });
}

describe.each(cases)('the letter %s in %s', (template, locale, preview) => {
  const letter = render(template, {}, locale);
  const link = 'link' in preview ? String(preview.link) : undefined;
  const ofOrders =
    'orders' in preview
      ? (preview.orders as readonly { readonly link: string }[]).map((order) => order.link)
      : [];
  const ofOffers =
    'talkPage' in preview
      ? (preview.offers as readonly string[]).map((offer) => `${String(preview.talkPage)}/${offer}`)
      : [];
  const ofAnswers = 'good' in preview ? [String(preview.good), String(preview.bad)] : [];
  const links = [...(link === undefined ? [] : [link]), ...ofOrders, ...ofOffers, ...ofAnswers];

  it('has no hole and no key instead of words', () => {
    for (const part of [letter.subject, letter.html, letter.text])
      expect(part).not.toMatch(/undefined|NaN|Invalid Date|\{\{|\[object/);
    for (const group of Object.keys(stringsOf('en'))) expect(letter.text).not.toContain(`${group}.`);
  });

  it('has one heading and at most one button, and its links lead to one address, or each to its order or answer', () => {
    expect(count(letter.html, /<h1/g)).toBe(1);
    expect(count(letter.html, /class="button"/g)).toBe(link === undefined ? 0 : 1);
    const hrefs = [...letter.html.matchAll(/href="([^"]*)"/g)].map((match) =>
      match[1]?.replaceAll('&#38;', '&'),
    );
    expect(new Set(hrefs)).toEqual(new Set(links));
  });

  it('says the same in its plain part, link included', () => {
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(letter.html)?.[1] ?? 'no heading';
    expect(letter.text.startsWith(heading.replaceAll('\u00a0', ' '))).toBe(true);
    for (const address of links) expect(letter.text).toContain(`\n${address}\n`);
    expect(letter.text).not.toMatch(/<\w|&#|\u00a0/);
  });

  it('says nothing twice', () => {
    const sentences = letter.text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 40 && !line.startsWith('http'));
    expect(sentences.filter((line, index) => sentences.indexOf(line) !== index)).toEqual([]);
  });

  it('fetches nothing and says its language', () => {
    expect(letter.html).toContain(`<html lang="${locale}">`);
    expect(letter.html).not.toMatch(/<img|<script|<link |url\(|@import|src=/);
  });

  it('names the order in the subject when there is one, in a subject mail programs show whole', () => {
    if ('publicId' in preview) expect(letter.subject).toContain(String(preview.publicId));
    expect(letter.subject.length).toBeLessThanOrEqual(78);
  });
});

describe('a letter', () => {
  it('shows what strangers typed as text, never as markup', () => {
    const letter = render('verification-received', { mark: '<img src=x onerror=alert(1)> & "Co"' });
    expect(letter.html).not.toContain('<img');
    expect(letter.html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Co&#34;');
    expect(letter.text).toContain('<img src=x onerror=alert(1)> & "Co"');
  });

  it.each(['Win money at http://evil.example', 'evil.example', 'x'.repeat(60), '', '<b>Jana</b>'])(
    'greets without a name that is none: %s',
    (firstName) => {
      const letter = render('verification-received', {}, 'en', { firstName });
      expect(letter.text).toContain('\nHello,\n');
    },
  );

  it.each(['Jana', 'Mary Ann', 'Jean-Luc', "O'Neill", 'Zoë', 'J.'])('greets by name: %s', (firstName) => {
    expect(render('verification-received', {}, 'en', { firstName }).text).toContain(
      `\nHello ${firstName},\n`,
    );
  });

  it('does not say that somebody is at work before anybody took it', () => {
    expect(render('verification-received', {}).text).toContain('A lawyer will compare');
    expect(render('verification-received', {}).text).not.toMatch(/is now|we are checking/i);
  });

  it.each([
    ['en', 'United States (US), class 35'],
    ['sk', 'trieda 35'],
    ['cs', 'třída 35'],
    ['es', 'clase 35'],
  ] as const)('names what was added by office and class in %s', (locale, words) => {
    const { text } = render('additional-order', { units: ['US 35'] }, locale);
    expect(text).toContain(words);
    expect(text).not.toContain('US 35');
  });

  it('speaks of a logo without words as a logo', () => {
    const letter = render('verification-received', { mark: 'logo' });
    expect(letter.subject).toBe('V-7K2M9Q4X: your request to check your logo');
    expect(letter.text).not.toContain('Mark:');
  });

  it('tells the promised time with weekday and zone', () => {
    expect(render('verification-received', {}, 'sk').text).toContain(
      'utorok 3. marca 2026, 14:00 (stredoeurópsky čas)',
    );
    expect(render('verification-received', {}, 'en').text).toMatch(
      /Tuesday,? 3 March 2026, 14:00 \(Central European Time\)/,
    );
  });

  it('offers offices when none were chosen, and an account when there is none', () => {
    const letter = render('verification-received', { jurisdictions: [] });
    expect(letter.text).toContain('Not chosen yet');
    expect(letter.text).toContain('open an account');
    expect(render('verification-received', { hasAccount: true }).text).not.toContain('open an account');
  });

  it('says of a repeated check that it is one', () => {
    expect(render('verification-received', { repeated: true }).text).toContain('We check once more');
  });

  it('gives a verdict per office, and does without when none is known', () => {
    expect(render('verification-approved').text).toContain('[~] United States (US): Go with changes');
    const bare = render('verification-approved', {
      verdicts: [{ jurisdiction: 'EU', verdict: 'a later word' }],
    });
    expect(bare.text).toContain('Offices: European Union (EU)');
    expect(bare.text).not.toContain('a later word');
  });

  it('tells a dismissal with its reason and alternatives, or without them', () => {
    expect(render('verification-dismissed').text).toContain('What may work instead\n* Add a word');
    const bare = render('verification-dismissed', { reason: '', alternatives: [] });
    expect(bare.text).not.toContain('The lawyer’s reason');
    expect(bare.text).toContain('free of charge');
  });

  it('reminds in three different ways, and the last says so', () => {
    const steps = [1, 2, 3].map((step) => render('result-not-viewed', { step }));
    expect(new Set(steps.map(({ subject }) => subject)).size).toBe(3);
    expect(new Set(steps.map(({ html }) => /<h1.*<\/p>/s.exec(html)?.[0])).size).toBe(3);
    expect(steps[2]?.text).toContain('This is our last reminder');
  });

  it('promises an end of the reminders to open the report alone: others follow once it was opened', () => {
    const [first, second, third] = [1, 2, 3].map((step) => render('result-not-viewed', { step }).text);
    for (const text of [first, second])
      expect(text).toContain('Reminders to open the report stop as soon as you open it.');
    expect(third).toContain('We will not ask you to open this report again.');
  });

  it.each(locales)('does not tell somebody who has read the report that it is ready, in %s', (locale) => {
    const [news, reminder] = [
      render('verification-approved', {}, locale),
      render('verification-approved', { read: true }, locale),
    ];
    for (const words of ['subject', 'heading'] as const) {
      const said =
        stringsOf(locale)
          ['verification-approved']?.[words]?.replace(/.*\}\}/, '')
          .trim() ?? 'nothing';
      expect(
        [news.text + news.subject, reminder.text + reminder.subject].map((text) => text.includes(said)),
      ).toEqual([true, false]);
    }
  });

  it('names no limit of free checks: there are several', () => {
    for (const locale of locales)
      expect(render('too-many-verifications', {}, locale).text).not.toMatch(/\b(5|10|20)\b/);
  });

  it('leads who asked for too many checks to a talk, and a letter from before to a reply', () => {
    const link = 'https://cotta.test/es/book-a-free-consultation';
    expect(render('too-many-verifications', { link }, 'es').text).toContain(link);
    expect(render('too-many-verifications', {}, 'en').text).toContain('Reply to this e-mail');
  });

  it('gives each order its own link, says which need the account, and that nothing was done', () => {
    const { text, subject } = render('new-links', { more: 0 });
    expect(subject).toBe('Your new links');
    expect(text).toContain('* V-7K2M9Q4X, “Lumara”\nhttps://cotta.test/verification-summary/s.token\n');
    expect(text).toContain(
      '* V-3F8T5W2N, your logo (opens once you have signed in)\nhttps://cotta.test/portal/order/',
    );
    expect(text).toContain('you can ignore this e-mail');
    expect(text).not.toContain('more order');
    const owned = render('new-links', {
      more: 0,
      orders: [
        {
          publicId: 'V-3F8T5W2N',
          mark: 'Lumara',
          link: 'https://cotta.test/portal/order/1',
          needsAccount: true,
        },
      ],
    }).text;
    expect(owned).not.toContain('90 days');
  });

  it('uses the name of an office it does not know as it came', () => {
    expect(render('verification-received', { jurisdictions: ['XX'] }).text).toContain('XX (XX)');
  });

  it('opens a sealed link only while it is written', () => {
    const letter = renderLetter({
      template: 'password-reset',
      locale: 'en',
      params: { sealedLink: 'c2VhbGVk' },
      contact: jana,
      open: {
        openLink: (sealed) => `https://cotta.test/portal/${sealed}`,
        openOutcome: () => ({ outcome: '', advice: '', resolution: '' }),
        openWords: () => '',
      },
    });
    expect(letter.text).toContain('https://cotta.test/portal/c2VhbGVk');
  });

  it('is refused for good when a parameter is missing, of another kind, or the letter is unknown', () => {
    const bad: readonly [string, Record<string, unknown>][] = [
      ['verification-received', { promisedAt: 'soon' }],
      ['verification-received', { jurisdictions: 'EU' }],
      ['verification-received', { mark: 7 }],
      ['verification-approved', { verdicts: [{ jurisdiction: 'EU' }] }],
      ['result-not-viewed', { step: '1' }],
      ['password-reset', { link: undefined }],
      ['new-links', { orders: [{ publicId: 'V-1' }] }],
      ['no-such-letter', {}],
    ];
    for (const [template, params] of bad) expect(() => render(template, params)).toThrow(PermanentFault);
  });
});

describe('the letter of a step against a threat', () => {
  it.each([
    ['case-solution', 'Against', 'Mark'],
    ['trademark-renewal', 'Mark', 'Against'],
  ])('%s names the name it has %s', (service, label, other) => {
    const { text } = render('service-order', { service, mark: 'Nordhavn Shop', jurisdiction: '' });
    expect(text).toMatch(new RegExp(`^${label}: Nordhavn Shop$`, 'm'));
    expect(text).not.toMatch(new RegExp(`^${other}: `, 'm'));
  });
});
