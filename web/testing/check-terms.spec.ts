import { describe, expect, it } from '@jest/globals';
// Plain JavaScript, as the other checks are.
import {
  allTermProblems,
  exceptionProblems,
  readTerms,
  termProblems,
  textsOf,
} from '../scripts/check-terms.mjs';

const terms = readTerms() as readonly {
  is: Record<string, string>;
  not: Record<string, readonly string[]>;
  except?: Record<string, string>;
}[];

describe('one word for one thing', () => {
  it('holds for every text of pages, e-mails, text messages and documents, in four languages', () => {
    expect(allTermProblems()).toEqual([]);
    for (const language of ['en', 'cs', 'sk', 'es']) {
      const groups = new Set((textsOf(language) as [string, string][]).map(([key]) => key.split(':')[0]));
      expect([...groups]).toEqual(
        expect.arrayContaining(['order', 'mails', 'texts', 'documents', 'authority']),
      );
    }
  });

  it('finds a wrong word that was planted, and lets an exception be', () => {
    expect(termProblems(terms, 'sk', [['order:owner', 'Kto je vlastníkom známky?']])).toEqual([
      'sk/order:owner says “vlastník”; the word is “majiteľ”: Kto je vlastníkom známky?',
    ]);
    expect(
      termProblems(terms, 'cs', [
        ['mails:x.why', 'Tento dopis dostáváte kvůli objednávce.'],
        ['order:kind', 'Druh značky'],
      ]),
    ).toHaveLength(2);
    expect(
      termProblems(terms, 'es', [
        ['mails:x.why', 'Recibe esta carta por un pedido.'],
        ['mails:scam-warning.lead', 'Reciben cartas de aspecto oficial.'],
      ]),
    ).toHaveLength(1);
    expect(
      termProblems(terms, 'en', [
        ['portal:orders.open', 'In work'],
        ['portal:letters.title', 'Letters from the office'],
      ]),
    ).toHaveLength(1);
  });

  it('wants a reason and a text for each exception', () => {
    const [owner] = terms;
    expect(
      exceptionProblems([{ ...owner, except: { 'order:nothing': 'because it is so' } }], ['order:owner']),
    ).toEqual(['the exception order:nothing of “owner” is for no text']);
    expect(exceptionProblems([{ ...owner, except: { 'order:owner': '' } }], ['order:owner'])).toEqual([
      'the exception order:owner of “owner” has no reason',
    ]);
  });
});
