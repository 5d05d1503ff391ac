import { describe, expect, it } from '@jest/globals';
import { refusalOf, UPLOAD_LIMIT_BYTES } from './upload-rules.js';

const file = (size: number, type = 'image/png') => ({ size, type, name: 'logo.png' });

describe('what may be uploaded', () => {
  it('takes a picture of exactly the limit and refuses one byte more, with its size', () => {
    expect(UPLOAD_LIMIT_BYTES).toBe(5_242_880);
    expect(refusalOf(file(5_242_880))).toBeUndefined();
    expect(refusalOf(file(5_242_881))).toEqual({ code: 'TOO_LARGE', params: { size: '5.0' } });
  });

  it.each(['image/svg+xml', 'text/html', ''])('refuses the type «%s»', (type) => {
    expect(refusalOf(file(10, type))?.code).toBe('WRONG_TYPE');
  });

  it('takes a PDF, except where only a picture is of use', () => {
    const pdf = file(10, 'application/pdf');
    expect(refusalOf(pdf)).toBeUndefined();
    expect(refusalOf(pdf, 'picture')).toEqual({ code: 'NO_PICTURE', params: { file: 'logo.png' } });
    expect(refusalOf(file(10), 'picture')).toBeUndefined();
  });

  it('refuses an empty file', () => {
    expect(refusalOf(file(0))?.code).toBe('EMPTY');
  });
});
