import type { RequestHandler } from 'express';

/** No page has an empty part in its address, nor a backslash, which browsers take for a slash: with either a path can name another site where it is sent back. */
const ODD = /\/\/|\\/;

const LONGEST_PATH = 2_000;

/** Answers addresses that are none before anything is looked up or sent back for them. */
export const refuseOddPaths: RequestHandler = ({ path }, response, next) => {
  if (path.length > LONGEST_PATH) return void response.sendStatus(414);
  if (ODD.test(path)) return void response.sendStatus(404);
  next();
};
