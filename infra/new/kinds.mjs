import { command, consumer, projection, record } from './service-kinds.mjs';
import { screen } from './screen-kind.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} place service and room (`requests/consultation`), service and whom it hears (`cases/trademarks`), or area and feature (`portal/orders`)
 * @property {string} name kebab-case
 * @property {string} pascal
 * @property {string} camel
 * @property {string} snake
 * @property {readonly string[]} rest what was said after the name
 * @property {(folder: string) => readonly { name: string, text: string }[]} beside the files of a folder
 * @property {(service: string) => Readonly<Record<string, string>>} messages what a service says to others, and in which file
 *
 * `lines` are all that is left to add by hand so that the program knows it.
 * @typedef {{ file: string, among: 'imports' | 'commands' | 'consumers' | 'entities' | 'pages', line: string }} Line
 * @typedef {{ within: string, files: Record<string, string>, lines: readonly Line[], next: string }} Made
 */

/** @type {Record<string, (wanted: Wanted) => Made>} */
export const kinds = { record, command, projection, consumer, screen };

export const EXAMPLES = [
  'npm run new -- record cases/case case-exhibit',
  'npm run new -- command cases/case-solution withdraw-offer',
  'npm run new -- projection cases/case case-totals',
  'npm run new -- consumer cases/trademarks recorded-marks TrademarkChanged',
  'npm run new -- screen public/glossary glossary',
];
