import { describe, expect, it } from '@jest/globals';
import type { Field, FieldSet } from '@cotta/kit/model/field/field.js';
import { parseValue } from '@cotta/kit/model/field/parse-input.js';
import { insideAttempts } from '@cotta/kit/testing/inside-attempts.js';
import { allServices } from '../testkit/services.js';

/** A field of a command by the way to it. */
interface Place {
  readonly at: string;
  readonly field: Field<unknown>;
}

function placesIn(fields: FieldSet, at: string): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => placesOf(field, `${at}.${name}`));
}

function placesOf(field: Field<unknown>, at: string): Place[] {
  const { kind } = field;
  if (kind.is === 'list') return placesOf(kind.of, `${at}[]`);
  return kind.is === 'object' ? placesIn(kind.fields, at) : [{ at, field }];
}

const places = allServices.flatMap(({ name, commands }) =>
  commands.flatMap((one) => {
    const command = 'command' in one ? one.command : one;
    return placesIn(command.input, `${name} ${command.name}`);
  }),
);
const links = places.filter(({ field }) => field.kind.is === 'url');
const isOurs = ({ field: { kind } }: Place): boolean => 'anyHost' in kind && kind.anyHost === true;

/** Commands that the service gives itself, with an address of the payment provider or of its own. */
const OURS = ['invoicing'];

describe('a place that takes a link', () => {
  it('refuses every way inside, whoever gives it', () => {
    const attempts = insideAttempts(80).filter(({ seenByFetch }) => seenByFetch !== true);
    expect(attempts.length).toBeGreaterThan(60);
    const judged = links.filter((place) => !isOurs(place));
    expect(judged.length).toBeGreaterThan(25);
    const passed = judged.flatMap(({ at, field }) =>
      attempts.filter(({ link }) => parseValue(field, link, []).ok).map(({ link }) => `${at}: ${link}`),
    );
    process.stdout.write(
      `${judged.length} places, ${attempts.length} attempts at each, ${passed.length} got in:\n  ${judged.map(({ at }) => at).join('\n  ')}\n`,
    );
    expect(passed).toEqual([]);
    const [{ field } = { field: undefined }] = judged;
    expect(field && parseValue(field, 'https://shop.com/offer', []).ok).toBe(true);
  });

  it('takes any host only where the service itself sets it', () => {
    const own = links.filter(isOurs).map(({ at }) => at.split(' ')[0]);
    expect([...new Set(own)]).toEqual(OURS);
  });

  it('is declared as one: no text is called a link', () => {
    const texts = places
      .filter(
        ({ at, field }) =>
          /(url|website|websites|link|links|href)(\[\])?$/i.test(at) && /text/i.test(field.kind.is),
      )
      .map(({ at }) => at);
    expect(texts).toEqual([]);
  });
});
