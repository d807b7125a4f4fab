import type { ReactElement } from 'react';

/**
 * What a slot takes that stands beside other things: elements, or nothing. A bare text is none of them, because the
 * translator of a browser takes its node away from React; it gets a `span` of its own.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | 0 | null | undefined;
