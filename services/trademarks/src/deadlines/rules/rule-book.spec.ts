import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { offices } from '@cotta/reference/offices.js';
import { rulesOf } from './rule-book.js';
import { ruleTable } from './rule-table.js';

describe('the rule book', () => {
  it('knows every office but the one without law', () => {
    expect(offices.filter(({ code }) => rulesOf(code).length === 0).map(({ code }) => code)).toEqual(['ER']);
    expect(rulesOf('ZZ')).toEqual([]);
  });

  it.each(offices.map(({ code }) => code))(
    '%s: every rule says what happens and where it was read',
    (code) => {
      for (const { consequence, citation, id, due } of rulesOf(code)) {
        expect([id, consequence.length > 5, citation.length > 10, due.count >= 0]).toEqual([
          id,
          true,
          true,
          true,
        ]);
        // A page about the law is no law.
        expect([
          id,
          /\b[\w-]+\.(com|org|net|gov|int|eu|info|io|ai|africa|co|[a-z]{2})\b(?!\s*\d)/i.exec(citation)?.[0],
          /\b(pages?|FAQ|blog|guide|summary|practice of)\b/i.exec(citation)?.[0],
        ]).toEqual([id, undefined, undefined]);
      }
    },
  );

  it.each(offices.map(({ code }) => code))(
    '%s: versions of a rule follow each other without gap or overlap',
    (code) => {
      const rules = rulesOf(code);
      for (const earlier of rules.filter(({ law }) => law?.before !== undefined)) {
        const later = rules.filter(({ id, law }) => id === earlier.id && law?.from === earlier.law?.before);
        expect([earlier.id, later.map(({ version }) => version)]).toEqual([
          earlier.id,
          [earlier.version + 1],
        ]);
      }
      const current = rules.filter(({ law }) => law?.before === undefined).map(({ id }) => id);
      expect(new Set(current).size).toBe(current.length);
    },
  );

  it('stands in the documentation', () => {
    expect(ruleTable()).toBe(
      readFileSync(new URL('../../../../../docs/deadline-rules.md', import.meta.url), 'utf8'),
    );
  });
});
