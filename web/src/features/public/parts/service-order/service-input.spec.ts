import { describe, expect, it } from '@jest/globals';
import { answersOf, commonErrors, markParameters, presetsOf } from './service-input.js';

describe('a form that begins with an address', () => {
  it('knows the mark it comes from', () => {
    const presets = presetsOf(
      new URLSearchParams(
        'office=EU&number=018&name=Lumora&expires=2027-03-20&classes=9,35&trademark=0190a000-0000-7000-8000-000000000b01',
      ),
    );
    expect(markParameters(presets)).toEqual({
      trademarkId: '0190a000-0000-7000-8000-000000000b01',
      jurisdiction: 'EU',
      number: '018',
      name: 'Lumora',
    });
    expect(presets['parameters.expirationDate']).toEqual(['2027-03-20']);
  });

  it('takes no nonsense along', () => {
    const presets = presetsOf(new URLSearchParams('office=drop table&expires=tomorrow&trademark=1'));
    expect(markParameters(presets)).toEqual({ jurisdiction: '', number: '', name: '' });
    expect(presets['parameters.expirationDate']).toEqual(['']);
  });
});

describe('what is missing', () => {
  it('is named by the path the service would name', () => {
    const form = new FormData();
    form.set('contactEmail', 'nobody');
    form.set('parameters.classes', '99');
    expect(commonErrors(answersOf(form))).toEqual({
      'parameters.jurisdiction': 'errors.REQUIRED',
      'parameters.number': 'errors.REQUIRED',
      'parameters.name': 'errors.REQUIRED',
      contactName: 'errors.REQUIRED',
      country: 'errors.REQUIRED',
      contactEmail: 'errors.NOT_AN_EMAIL',
      'parameters.classes': { key: 'errors.at.parameters.classes.NO_SUCH_CLASS', params: { wrong: '99' } },
    });
  });

  it('drops the id of a mark once another number was typed over the one it came with', () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    const came = presetsOf(new URLSearchParams({ trademark: id, office: 'EU', number: '018' }));
    expect(markParameters({ ...came, 'parameters.name': ['Lumora'] })).toEqual({
      trademarkId: id,
      jurisdiction: 'EU',
      number: '018',
      name: 'Lumora',
    });
    expect(markParameters({ ...came, 'parameters.number': ['019'] })).not.toHaveProperty('trademarkId');
    const unnumbered = presetsOf(new URLSearchParams({ trademark: id, office: 'EU' }));
    expect(markParameters({ ...unnumbered, 'parameters.number': ['018'] })).toHaveProperty('trademarkId', id);
    expect(markParameters({ ...unnumbered, 'parameters.jurisdiction': ['UK'] })).not.toHaveProperty(
      'trademarkId',
    );
  });
});
