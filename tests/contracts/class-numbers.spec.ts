import { describe, expect, it } from '@jest/globals';
import { exposed, type CommandSurface } from '@cotta/kit/edge/call/exposed-command.js';
import type { Field, FieldSet } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { allServices } from '../testkit/services.js';

/** A place of an input that holds the number of a class, from the outermost field to the number itself. */
interface Place {
  readonly path: readonly string[];
  /** The input around an answer. */
  readonly around: (answer: unknown) => unknown;
}

const isClass = (key: string): boolean => /class(es|Numbers?)?$/i.test(key);

function placesIn(fields: FieldSet): Place[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    placesOf(field, key).map(({ path, around }) => ({
      path: [key, ...path],
      around: (answer: unknown) => ({ [key]: around(answer) }),
    })),
  );
}

function placesOf({ kind }: Field<unknown>, key: string): Place[] {
  // A single number beside a plural name says how many there are.
  if (kind.is === 'integer')
    return isClass(key) && !/classes$/i.test(key) ? [{ path: [], around: (a) => a }] : [];
  if (kind.is === 'object') return placesIn(kind.fields);
  if (kind.is !== 'list') return [];
  const inside: Place[] =
    kind.of.kind.is === 'integer' && isClass(key) ? [{ path: [], around: (a) => a }] : placesOf(kind.of, key);
  return inside.map(({ path, around }) => ({ path: ['0', ...path], around: (a: unknown) => [around(a)] }));
}

const commands: readonly (readonly [string, CommandSurface, Place])[] = allServices.flatMap((service) =>
  service.commands
    .map(exposed)
    .flatMap(({ command, save }) => [command, ...(save === undefined ? [] : [save.update])])
    .flatMap((command) =>
      placesIn(command.input as FieldSet).map(
        (place) => [`${service.name} ${command.name} ${place.path.join('.')}`, command, place] as const,
      ),
    ),
);

function said(command: CommandSurface, { path, around }: Place, answer: unknown): string | undefined {
  const parsed = parseInput(command.input as FieldSet, around(answer));
  const refused = parsed.ok ? [] : parsed.fields;
  return refused.find((one) => one.path.join('.') === path.join('.'))?.message;
}

describe('every field of every command that takes a class of the Nice Classification', () => {
  it('is found: marks, orders, drafts, reports, proofs of use, watches', () => {
    const names = new Set(commands.map(([, { name }]) => name));
    expect([...names]).toEqual(
      expect.arrayContaining([
        'CreateTrademark',
        'UpdateTrademark',
        'CreateApplicationJurisdiction',
        'RequestVerification',
        'OrderMore',
        'CreateTrademarkMonitoringResult',
        'CreateUseInCommerceRequestClass',
      ]),
    );
  });

  it.each(commands)('%s', (_, command, place) => {
    for (const given of [0, 46, 99, 'abc'])
      expect(said(command, place, given)).toBe(`${given} is no class; there are 1 to 45.`);
    for (const given of [1, 45]) expect(said(command, place, given)).toBeUndefined();
  });
});
