import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { f, type Field } from '../../model/field/field.js';
import { fieldType, filterType, inputFields } from './field-sdl.js';
import { ADMIN, docBlock, SdlTypes } from './sdl-types.js';

const box = f.object('Box', 'Where it lies.', {
  street: f.text('Street.', { max: 9 }),
  kind: f.enumeration('Kind.', { name: 'BoxKind', values: ['At home', "Neighbour's"] }),
  note: f.text('Note.', { max: 9, optional: true }),
});

function typed(
  field: Field<unknown>,
  use: 'input' | 'output' = 'output',
  staffOnly = false,
): readonly [string, string] {
  const types = new SdlTypes();
  return [fieldType(field, use, { types, staffOnly }), types.print()];
}

describe('the type of a field', () => {
  it.each([
    ['ID', f.id('I.')],
    ['ID', f.ref('User', 'R.', { as: 'user' })],
    ['Int', f.integer('N.')],
    ['Decimal', f.decimal('D.')],
    ['JSON', f.json('J.')],
    ['Boolean', f.boolean('B.')],
    ['Date', f.calendarDate('D.')],
    ['DateTime', f.instant('I.')],
    ['Money', f.money('M.')],
    ['String', f.text('T.', { max: 9 })],
    ['String', f.email('E.')],
    ['CountryCode', f.code('CountryCode', 'C.')],
    ['[CountryCode!]', f.list(f.code('CountryCode', 'C.'), { max: 3 })],
  ])('is %s and needs no type of its own', (name, field) => expect(typed(field)).toEqual([name, '']));

  it('is money of another name on the way in', () =>
    expect(typed(f.money('M.'), 'input')[0]).toBe('MoneyInput'));

  it('is a scalar of its own for a list that only this service knows', () =>
    expect(typed(f.code('ShelfCode', 'S.'))).toEqual(['ShelfCode', 'scalar ShelfCode']));

  it('shows labels in capitals, with the label as it is said beside each', () => {
    const [name, sdl] = typed(f.enumeration('K.', { name: 'BoxKind', values: ['At home', '2nd floor'] }));
    expect(name).toBe('BoxKind');
    expect(sdl).toBe('enum BoxKind {\n  """At home"""\n  AT_HOME\n  """2nd floor"""\n  _2ND_FLOOR\n}');
  });

  it('with parts is an object outwards and an input inwards, with what they need', () => {
    expect(typed(box)[1]).toContain('type Box {\n  """Street."""\n  street: String!');
    expect(typed(box)[1]).toContain('note: String\n');
    const [name, sdl] = typed(box, 'input');
    expect(name).toBe('BoxInput');
    expect(sdl).toMatch(/input BoxInput \{[^}]*kind: BoxKind!/);
    expect(sdl).toContain('enum BoxKind {');
  });

  it('is marked for the firm when only the firm meets it', () => {
    expect(typed(box, 'output', true)[1]).toContain(`type Box${ADMIN} {`);
    expect(typed(box, 'output', true)[1]).toContain(`enum BoxKind${ADMIN} {`);
  });

  it('makes SDL that a parser reads', () => {
    const types = new SdlTypes();
    const field = fieldType(f.list(box, { max: 2 }), 'output', { types, staffOnly: false });
    expect(() => buildSchema(`type Query { it: ${field} }\n${types.print()}`)).not.toThrow();
  });
});

describe('the filter of a field', () => {
  const filtered = (field: Field<unknown>): readonly [string, string] => {
    const types = new SdlTypes();
    return [filterType(field, { types, staffOnly: false }), types.print()];
  };

  it.each([
    ['IdFilter', f.id('I.')],
    ['IntFilter', f.integer('N.')],
    ['StringFilter', f.url('U.')],
    ['BooleanFilter', f.boolean('B.')],
    ['DateFilter', f.calendarDate('D.')],
    ['CountryCodeFilter', f.code('CountryCode', 'C.')],
  ])('is %s, which all services share', (name, field) => expect(filtered(field)).toEqual([name, '']));

  it('is of its own for labels and codes of its own', () => {
    const [name, sdl] = filtered(f.code('ShelfCode', 'S.'));
    expect(name).toBe('ShelfCodeFilter');
    expect(sdl).toContain(
      'input ShelfCodeFilter { eq: ShelfCode neq: ShelfCode in: [ShelfCode!] notIn: [ShelfCode!] isNull: Boolean }',
    );
  });

  it('of a list asks what is in it', () =>
    expect(filtered(f.list(f.text('T.', { max: 9 }), { max: 3 }))).toEqual([
      'StringListFilter',
      'input StringListFilter { has: String isNull: Boolean }',
    ]));

  it('of a list of what all services share is marked nowhere: customers of another service ask by it', () => {
    const printed = (operand: string): string => {
      const types = new SdlTypes();
      filterType(f.list(f.code(operand, 'C.'), { max: 3 }), { types, staffOnly: true });
      return types.print();
    };
    expect(printed('JurisdictionCode')).toBe(
      'input JurisdictionCodeListFilter { has: JurisdictionCode isNull: Boolean }',
    );
    expect(printed('ShelfCode')).toContain(`input ShelfCodeListFilter${ADMIN} { has: ShelfCode`);
  });
});

describe('the fields of an input', () => {
  it('are needed or not, each with its docstring and its mark', () =>
    expect(
      inputFields(
        { label: f.text('What it says.', { max: 9 }), note: f.text('N.', { max: 9, optional: true }) },
        { types: new SdlTypes(), staffOnly: false },
        ({ optional }) => (optional ? ADMIN : ''),
      ),
    ).toBe(`  """What it says."""\n  label: String!\n  """N."""\n  note: String${ADMIN}`));
});

describe('the named types of a service', () => {
  it('are printed once, and marked only when every use of them is', () => {
    const types = new SdlTypes();
    const box1 = (tag: string) => `type Box${tag} { a: Int }`;
    types.add('Box', true, box1);
    expect(types.print()).toBe(`type Box${ADMIN} { a: Int }`);
    types.add('Box', false, box1);
    types.add('Box', true, box1);
    expect(types.print()).toBe('type Box { a: Int }');
    expect([types.has('Box'), types.has('Shelf')]).toEqual([true, false]);
  });

  it('cannot be two things', () => {
    const types = new SdlTypes();
    types.add('Box', true, () => 'type Box { a: Int }');
    expect(() => types.add('Box', true, () => 'type Box { b: Int }')).toThrow(
      /type Box is declared twice and differently/,
    );
  });
});

describe('a docstring in SDL', () => {
  it.each([
    ['One line.', '', '"""One line."""'],
    ['One line.', '  ', '  """One line."""'],
    ['Two\n  lines.', ' ', ' """\n Two\n lines.\n """'],
    ['It says """so""".', '', '"""It says \'\'\'so\'\'\'."""'],
    ['A back\\slash.', '', '"""A back\\\\slash."""'],
  ])('%j', (doc, indent, block) => expect(docBlock(doc, indent)).toBe(block));
});
