import { resolve } from 'node:path';
import { enumName } from '@cotta/kit/model/field/names.js';
import { templates } from '@cotta/workspace/testing.js';
import { knownSources } from '../architecture/boundaries.mjs';
import { letterTriggers, lettersOf } from '../architecture/letter-triggers.mjs';
import { symbolGraph } from '../architecture/symbol-graph.mjs';
import { allServices } from '../testkit/services.js';

const root = resolve(import.meta.dirname, '..', '..');
const triggers = letterTriggers(
  root,
  symbolGraph(root, knownSources(root, ['services'])),
  /^services\/workspace\/src\//,
);

/** Names of all letters there are. */
export const letterNames: ReadonlySet<string> = new Set(templates.map(({ template }) => template.name));
export const isLetter = (name: string): boolean => letterNames.has(name);

/** Letters that follow from an event, whoever says it. */
export function lettersAfter(event: string): readonly string[] {
  return allServices.flatMap(({ publications }) => {
    const schema = publications[event]?.schema;
    if (schema === undefined) return [];
    const list = schema.field['event']?.enum?.name;
    const member = list === undefined ? undefined : `${list}.${enumName(event)}`;
    return lettersOf(triggers, { message: schema.name, member }, isLetter);
  });
}
