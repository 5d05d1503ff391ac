import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { currencies } from './exact/amount.js';
import { isDecimal } from './exact/fraction.js';

export const decimalText = z.string().refine(isDecimal, 'is not a decimal number such as 12.50');
export const currencyCode = z.enum(currencies);

/** A data file of this service, checked. @throws ZodError naming what is wrong in it. */
export function readData<S extends z.ZodType>(name: string, shape: S): z.infer<S> {
  return shape.parse(JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')));
}
