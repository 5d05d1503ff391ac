/** The two views of the one graph. A caller gets exactly one of them, chosen by the verified token. */
export type Audience = 'customer' | 'admin';
export const audiences: readonly Audience[] = ['customer', 'admin'];
