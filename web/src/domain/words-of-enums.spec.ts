import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Words = Record<string, Record<string, string>>;
const words = (namespace: string) =>
  JSON.parse(readFileSync(`web/locales/en/${namespace}.json`, 'utf8')) as Words;
const schemas = {
  portal: readFileSync('gateway/api.customer.graphql', 'utf8'),
  admin: readFileSync('gateway/api.admin.graphql', 'utf8'),
};

function valuesOf(schema: string, name: string): string[] {
  return (
    (new RegExp(`^enum ${name}\\b[^{]*\\{([^}]*)\\}`, 'm').exec(schema)?.[1] ?? '')
      .match(/^ {2}[A-Z_]+$/gm)
      ?.map((line) => line.trim()) ?? []
  );
}

/** Both areas are in English; a value without words would stand on the page as its name. */
describe.each([
  ['portal', 'status', 'RegistrationRequestStatus'],
  ['portal', 'dateProblem', 'TrademarkDateProblemCode', 'portal-trademarks'],
  ['admin', 'taskKind', 'TaskKind'],
] as const)('%s:%s', (area, group, name, namespace: string = area) => {
  it(`has words for every ${name}, and for nothing else`, () => {
    const known = valuesOf(schemas[area], name);
    expect(known.length).toBeGreaterThan(4);
    expect(Object.keys(words(namespace)[group] ?? {}).sort()).toEqual([...known].sort());
  });
});
