import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { enumName } from '@cotta/kit/model/field/names.js';
import { anyRequestSteps, timelineLabels } from '@cotta/requests/testing.js';
import { templates, works } from '@cotta/workspace/testing.js';
import { knownSources } from '../architecture/boundaries.mjs';
import { consequencesPage, withoutViolations, type Consequence } from '../architecture/consequences.mjs';
import { letterTriggers, lettersOf } from '../architecture/letter-triggers.mjs';
import { RUNNING } from '../architecture/runners.mjs';
import { symbolGraph } from '../architecture/symbol-graph.mjs';
import { namedEvents } from '../architecture/unheard-events.mjs';
import { allServices, testKey } from '../testkit/services.js';
import { withoutConsequence } from './without-consequence.js';

const PAGE = 'docs/consequences.md';
/** A step that orders, asks, hands in, or says that somebody hears of it. */
const ASKS =
  /^(Order|Buy|Ask|Request|Notify|KickOff|Send|Submit|Report|Book|Resend|Place|Release|Return|Withdraw|Cancel|Refund|Abandon)/;

const root = resolve(import.meta.dirname, '..', '..');
const files = knownSources(root, ['services']);
const graph = symbolGraph(root, files);
const inLetters = letterTriggers(root, graph, /^services\/workspace\/src\/letter\//);
const inWork = letterTriggers(root, graph, /^services\/workspace\/src\/heard\//);
const named = namedEvents(
  graph,
  files.filter((path) => RUNNING.test(path)),
);
const letters = new Set(templates.map(({ template }) => template.name));
const reminders = files
  .filter((path) => /remind|deadline.*projection|order-reminders/.test(path) && !/workspace/.test(path))
  .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

interface Step {
  readonly command: string;
  readonly event: string;
  readonly label: string;
  readonly audience: string;
}
interface Walkable {
  readonly transitions: readonly { readonly step: Step }[];
}
const isWalkable = (value: unknown): value is Walkable =>
  typeof value === 'object' && value !== null && 'transitions' in value;

/** Steps of every work item, and those of orders. */
async function steps(): Promise<readonly Step[]> {
  const modules: object[] = await Promise.all(
    files
      .filter((path) => path.endsWith('.work-item.ts'))
      .map((path) => import(pathToFileURL(resolve(root, path)).href)),
  );
  const walked = modules.flatMap((module) =>
    Object.values(module)
      .filter(isWalkable)
      .flatMap(({ transitions }) => transitions.map(({ step }) => step)),
  );
  const ofOrders = anyRequestSteps(testKey).map(({ command, event }) => ({
    command: command.name,
    event,
    ...timelineLabels[event],
  }));
  return [...walked, ...ofOrders];
}

/** What follows from an event in the programs that run: services that act on it, work that it opens or ends, letters, reminders. */
function consequenceOf({ command, event, label, audience }: Step): Consequence {
  const said = allServices.flatMap(({ name, publications }) => {
    const schema = publications[event]?.schema;
    if (schema === undefined) return [];
    const list = schema.field['event']?.enum?.name;
    return [
      {
        service: name,
        message: schema.name,
        member: list === undefined ? undefined : `${list}.${enumName(event)}`,
      },
    ];
  });
  const after = (triggers: typeof inWork, is: (text: string) => boolean): readonly string[] =>
    [...new Set(said.flatMap((one) => lettersOf(triggers, one, is)))].toSorted();
  const acting = said.flatMap(({ member }) =>
    member === undefined
      ? []
      : [...named].filter(([, events]) => events.has(member)).map(([service]) => service),
  );
  return {
    command,
    event,
    label,
    audience,
    services: [...new Set(acting)].filter((service) => service !== 'workspace').toSorted(),
    work: after(inWork, (text) => text in works),
    letters: after(inLetters, (text) => letters.has(text)),
    reminders: reminders
      .filter(({ text }) => text.includes(`'${event}'`))
      .map(({ path }) => path.replace(/^.*\/|\.ts$/g, ''))
      .toSorted(),
  };
}

describe('every step that orders, asks, hands in or says that somebody hears of it', () => {
  let all: readonly Consequence[] = [];
  beforeAll(async () => {
    all = (await steps())
      .filter(({ command }) => ASKS.test(command))
      .map(consequenceOf)
      .toSorted((one, other) => one.command.localeCompare(other.command, 'en'));
  });

  it('has a consequence beyond its line in a history, or a reason for none', () => {
    expect(withoutViolations(all, withoutConsequence)).toEqual([]);
    expect(all.length).toBeGreaterThan(60);
  });

  it('stands with it in the printed table', () => {
    const page = consequencesPage(all, withoutConsequence);
    if (process.env['COTTA_PRINT'] === '1') writeFileSync(resolve(root, PAGE), page);
    expect(readFileSync(resolve(root, PAGE), 'utf8')).toBe(page);
  });
});
