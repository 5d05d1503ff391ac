// Parts of texts for developers that are drawn while the site is built: what the partner interface says of itself, and examples as they are tested.
import { at, description, exampleOf, insideOf, operations, scopesOf } from './description.mjs';
import { element, table, withCode } from './markup.mjs';
import { drawReference } from './reference.mjs';
import { WORDS } from './words.mjs';

/** A program or a part of one. It scrolls by itself, by keyboard too. */
function drawExample({ file = '' }, locale) {
  const code = exampleOf(file);
  if (code === undefined) return undefined;
  const label = `${WORDS[locale].example}: ${file}`;
  return [
    element(
      'figure',
      { className: ['example'] },
      element('figcaption', {}, element('code', {}, file)),
      element('pre', { tabIndex: 0, role: 'region', ariaLabel: label }, element('code', {}, `${code}\n`)),
    ),
  ];
}

function drawScopes(_options, locale) {
  const words = WORDS[locale];
  const { scopes } = description().components.securitySchemes.oauth.flows.clientCredentials;
  const rows = Object.keys(scopes).map((scope) => {
    const opened = operations()
      .filter((operation) => scopesOf(operation).includes(scope))
      .map(({ method, path }) => `${method.toUpperCase()} ${insideOf(path)}`);
    return [
      element('code', {}, scope),
      opened.flatMap((one, place) => [...(place === 0 ? [] : [', ']), element('code', {}, one)]),
    ];
  });
  return [table([words.scope, words.opens], rows)];
}

function drawEventTypes(_options, locale) {
  const words = WORDS[locale];
  const answer = at('/events').get.responses[200].content['application/json'];
  const types = answer.schema.properties.events.items.properties.type['x-event-types'];
  const rows = types.map(({ type, version, scope, doc }) => [
    element('code', {}, type),
    element('span', locale === 'en' ? {} : { lang: 'en' }, ...withCode(doc)),
    element('code', {}, scope),
    String(version),
  ]);
  return [table([words.type, words.meaning, words.scope, words.version], rows)];
}

function drawChanges(_options, locale) {
  return description()
    .info['x-changelog'].toReversed()
    .flatMap(({ version, changes }) => [
      element('h2', { id: `v-${version}` }, version),
      element(
        'ul',
        {},
        ...changes.map(({ says, adds }) =>
          element(
            'li',
            {},
            element('p', {}, says[locale]),
            element(
              'p',
              {},
              ...adds.flatMap((one, place) => [...(place === 0 ? [] : [', ']), element('code', {}, one)]),
            ),
          ),
        ),
      ),
    ]);
}

/** By name: what it takes, and how it is drawn; undefined where what it names is not there. */
export const DRAWN_PARTS = {
  example: { options: { 'file*': /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(js|mjs|ts|sh|txt)$/ }, draw: drawExample },
  'partner-scopes': { options: {}, draw: drawScopes },
  'partner-events': { options: {}, draw: drawEventTypes },
  'partner-changes': { options: {}, draw: drawChanges },
  'partner-reference': { options: {}, draw: (_options, locale) => drawReference(locale) },
};
