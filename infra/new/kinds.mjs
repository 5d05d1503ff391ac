/**
 * @typedef {object} Wanted
 * @property {string} place service, or area and feature of the web (`portal/orders`)
 * @property {string} name kebab-case
 * @property {string} pascal
 * @property {string} camel
 * @property {string} snake
 *
 * @typedef {{ within: string, files: Record<string, string>, next: string }} Made
 */

/** @type {Record<string, (wanted: Wanted) => Made>} */
export const kinds = {
  slice: ({ place, name, pascal, camel }) => ({
    within: `services/${place}/src`,
    files: {
      [`services/${place}/src/${name}/${name}.ts`]: `import { defineCommand, type Aggregate, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { refuse } from '@cotta/kit/model/words/refusal.js';

/** \`aggregate\`: the one whose stream this command writes. */
export function define${pascal}<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>) {
  return defineCommand({
    name: '${pascal}',
    doc: 'What it does, in one sentence.',
    aggregate,
    stream: 'existing',
    allowed: [],
    input: {},
    decide: () => refuse('RULE_MISSING', 'Nobody has written this rule.'),
  });
}
`,
      [`services/${place}/src/${name}/${name}.spec.ts`]: `import { describe, expect, it } from '@jest/globals';
import { define${pascal} } from './${name}.js';

describe('${pascal}', () => {
  it('is open to someone', () => {
    const ${camel} = define${pascal}({ category: '${place}', initial: {}, evolve: (state: object) => state, projections: [] });
    expect(${camel}.allowed).not.toEqual([]);
  });
});
`,
    },
    next: `Write the rule, then list it under \`commands\` in services/${place}/src/service.ts and run npm run derive.`,
  }),

  record: ({ place, name, pascal, camel, snake }) => ({
    within: `services/${place}/src`,
    files: {
      [`services/${place}/src/${name}/${name}.record.ts`]: `import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const ${camel}Resource = defineResource({
  name: '${pascal}',
  table: '${snake}',
  doc: 'What it is, in one sentence.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: { name: f.text('How people call it.', { max: 200, filterable: true, sortable: true }) },
});

export const ${camel} = recordDecider(${camel}Resource, { added: '${pascal}Added', amended: '${pascal}Amended', removed: '${pascal}Removed' }, {
  writable: ['name'], create: staff, update: staff, remove: staff,
});
`,
      [`services/${place}/src/${name}/${name}.record.spec.ts`]: `import { describe, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { ${camel} } from './${name}.record.js';

describe('${pascal}', () => {
  it('is added under its name', () => {
    given().when(${camel}.create, { name: 'one' }).then({ type: '${pascal}Added', data: { name: 'another' } });
  });
});
`,
    },
    next: `Add the table in a migration (npm run derive prints it), then list resource, aggregate and commands in services/${place}/src/service.ts.`,
  }),

  projection: ({ place, name, camel, snake }) => ({
    within: `services/${place}/src`,
    files: {
      [`services/${place}/src/${name}/${name}.projection.ts`]: `import type { InlineProjection } from '@cotta/kit/model/words/recorded-event.js';
import { changeRow } from '@cotta/kit/model/rows/row.js';

/** The row of \`${snake}\`. */
export const ${camel}Projection: InlineProjection = {
  name: '${snake}',
  tables: ['${snake}'],
  project: async (tx, event) => changeRow(tx, '${snake}', event, {}),
};
`,
    },
    next: `List it under the aggregate it follows; node services/${place}/dist/rebuild.js --check compares it with the events.`,
  }),

  consumer: ({ place, name, camel }) => ({
    within: `services/${place}/src`,
    files: {
      [`services/${place}/src/heard/${name}.ts`]: `import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';

/** What it reacts to, and with what. */
export const ${camel} = defineConsumer({ name: '${name}', sources: [], mode: 'once', handlers: [] });
`,
    },
    next: `Name its sources and handlers, then list it under \`consumers\` in services/${place}/src/service.ts.`,
  }),

  screen: ({ place, name, pascal }) => ({
    within: 'web/src/features',
    files: {
      [`web/src/features/${place}/${name}.screen.tsx`]: `import { useTranslation } from 'react-i18next';

export function ${pascal}Screen() {
  const { t } = useTranslation();
  return <h1>{t('title')}</h1>;
}
`,
      [`web/src/features/${place}/${name}.screen.spec.tsx`]: `import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ${pascal}Screen } from './${name}.screen.js';

describe('${pascal}Screen', () => {
  it('has a heading in words', () => {
    render(<${pascal}Screen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('title');
  });
});
`,
    },
    next: 'Add its row to web/src/app/routes.tsx and its words to web/locales in all four languages.',
  }),
};
