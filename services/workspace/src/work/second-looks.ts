import type { Work } from './works.js';

/** Somebody looks again at what a colleague did: only for those who give second looks. */
export const secondLooks: readonly Work[] = ['second-look', 'confirm'];
