// The reference of the partner interface: each operation with what it takes and answers, without script.
import { insideOf, operations, resolved, scopesOf } from './description.mjs';
import { element, withCode } from './markup.mjs';
import { WORDS } from './words.mjs';

const english = (locale, words) => element('span', locale === 'en' ? {} : { lang: 'en' }, ...withCode(words));

const typesOf = ({ type }) => [type].flat().filter((one) => one !== undefined && one !== 'null');
const isNullable = ({ type }) => Array.isArray(type) && type.includes('null');

/** `list of string (uuid), may be null`. */
function typeWords(schema, words) {
  const whole = resolved(schema);
  const [type = 'any'] = typesOf(whole);
  const name =
    type === 'array' && whole.items !== undefined
      ? `${words.listOf} ${typeWords(whole.items, words)}`
      : [type, whole.format === undefined ? '' : `(${whole.format})`].filter(Boolean).join(' ');
  return isNullable(whole) ? `${name}, ${words.mayBeNull}` : name;
}

/** The fields of an object, or of the objects in a list; undefined where there are none. */
function fieldsOf(schema) {
  const whole = resolved(schema);
  if (whole.items !== undefined) return fieldsOf(whole.items);
  return whole.properties === undefined ? undefined : whole;
}

const valuesOf = (schema) => {
  const whole = resolved(schema);
  const { enum: values, const: only } = whole.items === undefined ? whole : resolved(whole.items);
  return only === undefined ? values?.filter((value) => value !== null) : [only];
};

function valueList(schema, words) {
  const values = valuesOf(schema);
  if (values === undefined) return [];
  const codes = values.flatMap((value, place) => [
    ...(place === 0 ? [] : [', ']),
    element('code', {}, String(value)),
  ]);
  return [element('p', {}, `${words.values} `, ...codes)];
}

/** One field, its values and the fields within it. */
function field([name, schema], { locale, needed }) {
  const words = WORDS[locale];
  const inner = fieldsOf(schema);
  const { description } = resolved(schema);
  return element(
    'li',
    {},
    element(
      'p',
      {},
      element('code', {}, name),
      ` ${typeWords(schema, words)}`,
      ...(needed?.includes(name) === true ? [`, ${words.needed}`] : []),
    ),
    ...(description === undefined ? [] : [element('p', {}, english(locale, description))]),
    ...valueList(schema, words),
    ...(inner === undefined ? [] : [fieldList(inner, { locale, isTaken: needed !== undefined })]),
  );
}

/** Of what is taken it is said what has to be there; of an answer all of it is. */
const fieldList = ({ properties, required = [] }, { locale, isTaken }) =>
  element(
    'ul',
    { className: ['fields'] },
    ...Object.entries(properties).map((one) =>
      field(one, { locale, needed: isTaken ? required : undefined }),
    ),
  );

const folded = (title, ...children) => element('details', {}, element('summary', {}, title), ...children);

function parameterPart({ parameters = [] }, locale) {
  if (parameters.length === 0) return [];
  const words = WORDS[locale];
  const items = parameters.map(({ name, in: place, required, schema, description }) =>
    element(
      'li',
      {},
      element(
        'p',
        {},
        element('code', {}, name),
        ` ${words.where[place]}, ${typeWords(schema, words)}${required ? `, ${words.needed}` : ''}`,
      ),
      ...(description === undefined ? [] : [element('p', {}, english(locale, description))]),
      ...valueList(schema, words),
    ),
  );
  return [folded(words.parameters, element('ul', { className: ['fields'] }, ...items))];
}

function bodyPart({ requestBody }, locale) {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined) return [];
  // One of several forms: each is a list of its own.
  const forms = (resolved(schema).oneOf ?? [schema]).map(fieldsOf).filter((form) => form !== undefined);
  const lists = forms.map((form) => fieldList(form, { locale, isTaken: true }));
  return [folded(WORDS[locale].body, ...lists)];
}

function answerPart([status, answer], locale) {
  const words = WORDS[locale];
  const schema = answer.content?.['application/json']?.schema;
  const types = Object.keys(answer.content ?? {}).join(', ');
  const title = `${words.answer} ${status}`;
  const inner = schema === undefined ? undefined : fieldsOf(schema);
  if (inner !== undefined)
    return folded(
      title,
      element('p', {}, element('code', {}, types)),
      fieldList(inner, { locale, isTaken: false }),
    );
  if (types === '') return element('p', {}, `${title}: –`);
  // JSON whose fields are those of another call is no file.
  const isFile = schema === undefined;
  return element('p', {}, `${title}${isFile ? `: ${words.file}` : ''} (`, element('code', {}, types), ')');
}

const isGood = ([status]) => /^[23]/.test(status);

function refusalPart({ responses }, locale) {
  const words = WORDS[locale];
  const named = Object.keys(responses).filter((status) => /^[45]/.test(status));
  return element(
    'p',
    {},
    `${words.refusals}: ${[...named, words.problem].join(', ')} (`,
    element('code', {}, 'application/problem+json'),
    ')',
  );
}

function operationPart(operation, locale) {
  const { method, path, summary, description, operationId, responses } = operation;
  const words = WORDS[locale];
  const scopes = scopesOf(operation).flatMap((scope, place) => [
    ...(place === 0 ? [] : [', ']),
    element('code', {}, scope),
  ]);
  return [
    element('h2', { id: operationId.toLowerCase() }, `${method.toUpperCase()} ${insideOf(path)}`),
    element('p', {}, english(locale, `${summary}${/[.!?]$/.test(summary) ? '' : '.'}`)),
    ...(description === undefined ? [] : [element('p', {}, english(locale, description))]),
    element('p', {}, `${words.scope}: `, ...scopes),
    ...parameterPart(operation, locale),
    ...bodyPart(operation, locale),
    ...Object.entries(responses)
      .filter(isGood)
      .map((one) => answerPart(one, locale)),
    refusalPart(operation, locale),
  ];
}

const thingOf = ({ path }) => insideOf(path).split('/')[1];

/** Calls of one thing stand together. @param {string} locale */
export function drawReference(locale) {
  const all = operations();
  const things = [...new Set(all.map(thingOf))];
  return things.flatMap((thing) =>
    all
      .filter((operation) => thingOf(operation) === thing)
      .flatMap((operation) => operationPart(operation, locale)),
  );
}
