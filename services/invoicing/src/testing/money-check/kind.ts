import type { z } from 'zod';
import type { Fixtures } from './fixtures.js';

/** One kind of example: its input is checked, then production functions answer in the shape of the file. */
export type Kind = (input: unknown, fixtures: Fixtures) => unknown;

/** @throws ZodError from the kind when an input has another shape. */
export function defineKind<S extends z.ZodType>(
  shape: S,
  answer: (input: z.infer<S>, fixtures: Fixtures) => unknown,
): Kind {
  return (input, fixtures) => answer(shape.parse(input), fixtures);
}
